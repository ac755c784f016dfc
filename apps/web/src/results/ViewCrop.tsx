import { applies } from '@image-converter/formats/options';
import { Crop } from 'lucide';
import { optionsOf } from '../converter/state/item-options.ts';
import type { ResultWords } from '../i18n/source.ts';
import { Icon } from '../ui/Icon.tsx';
import { CropButton, type CropProps } from './CropButton.tsx';

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
