import { useCallback } from 'react';
import type { Item } from '../converter/state/state.ts';
import { chosenPicture } from './chosen-picture.ts';
import { Thumbnail } from './Thumbnail.tsx';

export interface ChosenThumbnailProps {
  item: Item;
  /** While files are converting, no thumbnails are made. */
  busy: boolean;
}

/** Thumbnail of a chosen file that is not converted yet. */
export function ChosenThumbnail({ item, busy }: ChosenThumbnailProps) {
  const { file, format } = item;
  const draw = useCallback((signal: AbortSignal) => chosenPicture(signal, { file, format }), [file, format]);
  return <Thumbnail draw={busy ? undefined : draw} />;
}
