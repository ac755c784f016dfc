import { applies, movesPixels } from '@image-converter/formats/options';
import { clsx } from 'clsx';
import { Crop } from 'lucide';
import { optionsOf } from '../converter/state/item-options.ts';
import { latestResultOf } from '../converter/state/state.ts';
import { usePart } from '../i18n/use-part.ts';
import { Icon } from '../ui/Icon.tsx';
import { CropButton, type CropProps } from './CropButton.tsx';
import { canCompare } from './can-compare.ts';

/**
 * Crops the picture of a row. A result has little room beside it, so there it is a sign, and on phones it is in the view
 * before and after until something was done. In rows of a long list it always is a sign.
 */
export function RowCrop({ item, session, busy }: CropProps) {
  const words = usePart('results');
  const options = optionsOf(session.state().options, item);
  if (!words || item.status.kind === 'failed' || !applies('crop', options.target)) return null;
  const result = latestResultOf(item);
  const isEdited = movesPixels(options);
  const hasLabel = !result && !session.rules.also;
  return (
    <CropButton
      item={item}
      session={session}
      busy={busy}
      className={clsx(
        'disabled:invisible',
        hasLabel ? 'plain-button min-w-11 max-md:px-1.5' : 'icon-button',
        isEdited && 'bg-accent-soft text-accent',
        result && canCompare(result) && !isEdited && 'max-md:hidden',
      )}
    >
      <Icon of={Crop} className={hasLabel ? 'size-4.5' : 'size-5'} />
      {hasLabel && <span className="row-label max-md:sr-only">{words.crop}</span>}
    </CropButton>
  );
}
