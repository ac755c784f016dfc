import type { Target } from '@image-converter/formats/formats';
import { type ConversionOptions, writingTable } from '@image-converter/formats/options';
import type { LookReport } from '@image-converter/formats/report';
import { isDrawn } from '../../converter/convert/is-drawn.ts';
import { bytesOf } from '../../converter/state/sizes.ts';
import type { Attempt, Item, Outcome } from '../../converter/state/state.ts';
import { canCompare } from '../can-compare.ts';

/** What makes a picture one of the strip. Its other options are those of its file. */
export type StripOptions = Pick<ConversionOptions, 'target' | 'look' | 'lossless'>;

/** The picture in one format. */
export interface Frame {
  readonly options: StripOptions;
  readonly status: { readonly kind: 'waiting' | 'converting' } | Attempt;
}

/** Of a still picture with one result. Drawings can have any number of pixels, so their bytes say little. */
export function hasStrip({ format }: Pick<Item, 'format'>, outcome: Outcome): boolean {
  const isOne = outcome.files.length === 1 && outcome.pagesOrFrames === 1;
  return isOne && canCompare(outcome) && !isDrawn(format);
}

/** One frame per format that can be asked for a look, before anything is converted. */
export function emptyStrip({ look }: Pick<ConversionOptions, 'look'>): Frame[] {
  return writingTable.look.targets.map((target) => ({
    options: { target, look: look === 'close' ? 'close' : 'same', lossless: false },
    status: { kind: 'waiting' },
  }));
}

/**
 * Fills the frames one after another, because each conversion may need as much memory as there is. A frame that fails
 * does not end the others.
 */
export async function* developed(
  strip: readonly Frame[],
  convert: (options: StripOptions) => Promise<Attempt | undefined>,
): AsyncGenerator<readonly Frame[]> {
  let frames = strip;
  const withStatus = (target: Target, status: Frame['status']) =>
    frames.map((frame) => (frame.options.target === target ? { ...frame, status } : frame));
  for (const { options } of strip) {
    frames = withStatus(options.target, { kind: 'converting' });
    yield frames;
    const attempt = await convert(options);
    if (!attempt) return;
    frames = withStatus(options.target, attempt);
    yield frames;
  }
}

function outcomeOf({ status }: Frame): Outcome | undefined {
  return status.kind === 'done' ? status.outcome : undefined;
}

/** Undefined for pictures that cannot be scored, and if something else decided their quality, such as a max file size. */
export function lookOf(outcome: Outcome): LookReport | undefined {
  return outcome.files[0].report?.look;
}

/** The smallest picture that looks as wanted, once all are there. */
export function smallestIn(frames: readonly Frame[]): Outcome | undefined {
  if (frames.some(({ status }) => status.kind === 'waiting' || status.kind === 'converting')) return undefined;
  const fitting = frames.flatMap((frame) => outcomeOf(frame) ?? []).filter((outcome) => !lookOf(outcome)?.fallsShort);
  return fitting.toSorted((a, b) => bytesOf(a) - bytesOf(b))[0];
}
