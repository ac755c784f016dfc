import { applies, movesPixels } from '@image-converter/formats/options';
import { clsx } from 'clsx';
import { Crop } from 'lucide';
import type { ReactNode } from 'react';
import type { Session } from '../converter/session/session.ts';
import { optionsOf } from '../converter/state/item-options.ts';
import { type Item, latestResultOf } from '../converter/state/state.ts';
import type { Scope } from '../crop/apply.ts';
import type { ResultWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import { usePart } from '../i18n/use-part.ts';
import { Icon } from '../ui/Icon.tsx';
import { canCompare } from './can-compare.ts';
import { DialogButton } from './DialogButton.tsx';

const load = () => import('../crop/CropDialog.tsx');

export interface CropProps {
  item: Item;
  session: Session;
  /** Set while files are converting. */
  busy: boolean;
}

interface CropButtonProps extends CropProps {
  scope?: Scope | undefined;
  className: string;
  children: ReactNode;
}

/** Opens the editor of a picture. */
export function CropButton({ item, session, busy, scope, className, children }: CropButtonProps) {
  const words = usePart('results');
  if (!words) return null;
  return (
    <DialogButton
      load={load}
      dialog={({ CropDialog }, close) => <CropDialog item={item} session={session} scope={scope} onClose={close} />}
      label={fill(words.crop_file, { filename: item.file.name })}
      title={words.crop}
      className={className}
      disabled={busy}
    >
      {children}
    </DialogButton>
  );
}

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

interface ViewCropProps extends CropProps {
  words: ResultWords;
}

/** Crops the picture that is shown before and after. */
export function ViewCrop({ item, session, busy, words }: ViewCropProps) {
  if (!applies('crop', optionsOf(session.state().options, item).target)) return null;
  return (
    <CropButton item={item} session={session} busy={busy} className="stage-button">
      <span className="flex items-center gap-1.5 text-sm">
        <Icon of={Crop} className="size-5" />
        <span className="max-sm:sr-only">{words.crop}</span>
      </span>
    </CropButton>
  );
}
