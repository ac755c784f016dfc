import { useCallback } from 'react';
import { thumbnailOf } from './result-picture.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** Thumbnail of a result, decoded by the browser. */
export function ResultThumbnail({ result: { blob }, label }: { result: { blob: Blob }; label: string }) {
  const draw = useCallback((signal: AbortSignal) => thumbnailOf(blob, signal), [blob]);
  return <Thumbnail label={label} draw={draw} />;
}
