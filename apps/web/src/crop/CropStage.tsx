import { useMemo } from 'react';
import type { CropWords } from '../i18n/source.ts';
import type { Picture } from '../results/before-after/pictures.ts';
import { Ground, Stage } from '../results/before-after/Stage.tsx';
import { useViewport } from '../results/before-after/use-viewport.ts';
import { CropFrame } from './CropFrame.tsx';
import { seenSize } from './edit.ts';
import type { Editing } from './use-edits.ts';
import { useSayings } from './use-sayings.ts';

interface CropStageProps {
  words: CropWords;
  picture: Picture;
  editing: Editing;
}

/** The turned picture on a dark stage, with room for the size above it and for handles around it. */
export function CropStage({ words, picture, editing }: CropStageProps) {
  const { bitmap, size } = picture;
  const { edit } = editing;
  const { rotate, flip } = edit;
  const shape = useMemo(() => seenSize(size, { rotate, flip }), [size, rotate, flip]);
  const { setBox, seen } = useViewport(shape, 'whole');
  const layers = useMemo(
    () => [{ bitmap, area: { x: 0, y: 0, ...shape }, turn: { rotate, flip } }],
    [bitmap, shape, rotate, flip],
  );
  const sayings = useSayings(words);
  return (
    <div className="relative min-h-60 flex-1 select-none overflow-hidden bg-stage text-on-stage">
      <div ref={setBox} className="absolute" style={{ inset: '2.75rem 1.75rem 1.75rem' }}>
        {seen && (
          <>
            <Ground {...seen} />
            <Stage layers={layers} sight={seen.sight} screen={seen.screen} shows="edited" />
            <CropFrame words={words} editing={editing} picture={size} seen={seen} />
          </>
        )}
      </div>
      <p
        aria-hidden
        data-size
        className="pointer-events-none absolute top-2.5 left-1/2 -translate-x-1/2 rounded-xl bg-stage/82 px-2 font-medium text-sm tabular-nums"
      >
        {sayings.size(edit, size)}
      </p>
    </div>
  );
}
