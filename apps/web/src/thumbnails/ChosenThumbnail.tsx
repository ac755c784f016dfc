import { useCallback } from 'react';
import type { Item } from '../converter/state.ts';
import { chosenPicture } from './chosen-picture.ts';
import { Thumbnail } from './Thumbnail.tsx';

export interface ChosenThumbnailProps {
  item: Item;
  /** While files are being converted, nothing else is done. */
  busy: boolean;
}

/** A chosen file, before it is converted. */
export function ChosenThumbnail({ item, busy }: ChosenThumbnailProps) {
  const { file, format } = item;
  const draw = useCallback((signal: AbortSignal) => chosenPicture(signal, { file, format }), [file, format]);
  return <Thumbnail label={item.label} draw={busy ? undefined : draw} />;
}
