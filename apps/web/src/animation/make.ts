import type { Size } from '@image-converter/formats/inspection';
import { type Part, partsOfAnimation } from '../converter/state/parts-of-animation.ts';
import type { Item, Outcome, State } from '../converter/state/state.ts';

/** More would take longer to make than anybody waits, and longer to watch. */
export const maxPictures = 1000;

export interface MadeAnimation extends Size {
  readonly blob: Blob;
  readonly name: string;
  readonly pictures: number;
  /** How many were not as large as the first, and have been made to fit. */
  readonly fitted: number;
  /** Names of files that could not be made to fit. */
  readonly missing: readonly string[];
}

/** One animation of all results, in the order of the list. Rejects if there are none, or too many. */
export async function makeAnimation(signal: AbortSignal, state: State): Promise<MadeAnimation> {
  const { target, animation } = state.options;
  const [first, ...others] = partsOfAnimation(state);
  if ((target !== 'gif' && target !== 'webp') || animation === 'none' || !first) throw new Error('no animation');
  if (others.length >= maxPictures) throw new Error('too many pictures');
  const [start] = await picturesOf(signal, first);
  const { width, height } = start;
  const blobs: Blob[] = [];
  const missing: string[] = [];
  let fitted = 0;
  for (const part of [first, ...others]) {
    const has = (size: Partial<Size>) => size.width === width && size.height === height;
    try {
      const own = await picturesOf(signal, part);
      const isFitting = own.every(has);
      blobs.push(...(isFitting ? own : await picturesOf(signal, part, { width, height })).map(({ blob }) => blob));
      fitted += isFitting ? 0 : 1;
    } catch (error) {
      signal.throwIfAborted();
      if (part === first) throw error;
      missing.push(part.item.file.name);
    }
  }
  const { joinAnimation } = await import('@image-converter/engine/join-animation');
  const blob = await joinAnimation(target, blobs, { ...animation, width, height });
  return { blob, name: `animation.${target}`, width, height, pictures: blobs.length, fitted, missing };
}

interface Picture extends Size {
  readonly blob: Blob;
}

type Pictures = readonly [Picture, ...Picture[]];

const converted = new WeakMap<Outcome, Map<string, Promise<Pictures>>>();

/**
 * The files of a result. If another size is wanted, or the original was kept as it is, the original is converted once
 * more, in this browser: a picture is never compressed twice.
 */
async function picturesOf(signal: AbortSignal, { item, outcome }: Part, pad?: Size): Promise<Pictures> {
  const [{ width, height }] = outcome.files;
  // A file that was kept as it is has no size here.
  if (!pad && width && height) return outcome.files as unknown as Pictures;
  const key = JSON.stringify(pad);
  const known = converted.get(outcome) ?? new Map<string, Promise<Pictures>>();
  converted.set(outcome, known);
  const pictures = known.get(key) ?? convert(signal, item, { ...outcome.options, ...(pad && { size: { pad } }) });
  known.set(key, pictures);
  // The next one who asks tries again.
  pictures.catch(() => known.delete(key));
  return pictures;
}

async function convert(
  signal: AbortSignal,
  { file, format }: Item,
  { names: _, ...options }: Outcome['options'],
): Promise<Pictures> {
  const engine = await import('@image-converter/engine/engine');
  return (await engine.convert(signal, file, options, { format })).outputs;
}
