import type { Layer } from './Stage.tsx';
import type { Pictures } from './use-pictures.ts';
import type { Trial } from './use-trial.ts';

interface Layers {
  readonly before: readonly Layer[];
  readonly after: readonly Layer[];
  /** What the second image currently shows. */
  readonly shows: string;
}

/** The layers to draw: the exact trial if available, otherwise the result, below the sample of the visible part. */
export function layersOf({ original, result }: Pictures, { sample, exact }: Trial): Layers {
  const area = { x: 0, y: 0, ...original.size };
  const before = [{ bitmap: original.bitmap, area }];
  const base = { bitmap: exact?.bitmap ?? result.bitmap, area };
  if (sample)
    return { before, after: [base, { bitmap: sample.bitmap, area: sample.shown }], shows: `sample ${sample.quality}` };
  return { before, after: [base], shows: exact ? `exact ${exact.quality}` : 'result' };
}
