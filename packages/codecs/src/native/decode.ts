import type { Demand } from '@image-converter/formats/demands';
import type { Header, Inspection } from '@image-converter/formats/inspection';
import type { Source } from '../codec.ts';
import { canvasIsHonest } from './abilities.ts';
import { isFullyDecoded } from './fully-decoded.ts';
import { type BrowserHost, type Picture, pictureFrom } from './picture.ts';

/** Pictures whose decoding started while the rest of the file is still being read. */
const begun = new WeakMap<Blob, Promise<ImageBitmap | undefined>>();

/** Rotations that we apply if the browser's decoder does not. */
const turns: readonly Demand[] = ['png turned', 'png turned by text', 'webp turned'];

/** After this many small PNGs in a thread, more are likely to follow. */
const manySmallPngs = 4;
let smallPngs = 0;
/** Decodes small PNGs faster than the browser, once loaded: nothing waits for it, and few visitors need it. */
export let smallPng: typeof import('./small-png.ts') | undefined;

/** Call for each small PNG; returns whether its decoder is loaded. */
function countSmallPng(): boolean {
  smallPngs += 1;
  if (smallPngs === manySmallPngs) {
    import('./small-png.ts').then(
      (loaded) => {
        smallPng = loaded;
      },
      () => {},
    );
  }
  return smallPng !== undefined;
}

/**
 * Skipped for files with demands, which need probes first, and for small PNGs, which may not need the browser's
 * decoder.
 */
export function decodeAhead(
  file: Blob,
  { width, height, deep, demands, hasAlpha, suspect }: Header,
  { limits, exact }: BrowserHost,
): void {
  if (deep || demands || (exact && hasAlpha) || (suspect === 'data' && countSmallPng())) return;
  if (width * height > limits.pixels || !canvasIsHonest() || begun.has(file)) return;
  begun.set(file, bitmapIn(file));
}

/** Upright and in sRGB, if the browser's decoder meets the file's demands; we may do the rotation. */
export async function decodeByBrowser(source: Source, { exact, deep }: BrowserHost): Promise<Picture | undefined> {
  const { file, inspection } = source;
  if (!inspection || inspection.cmyk || inspection.deep || !canvasIsHonest()) return undefined;
  const small = await smallPng?.decodeSmallPng(source);
  if (small) return small;
  if ((exact && inspection.hasAlpha) || (deep && inspection.hasDeepSamples)) return undefined;
  const unmet = await unmetBy(inspection);
  if (!unmet?.every((demand) => turns.includes(demand))) return undefined;
  const isTurned = unmet.length === 0;
  const { orientation = 1 } = inspection;
  const bitmap = await (begun.get(file) ?? bitmapIn(file));
  if (!bitmap || !(await isFullyDecoded(bitmap, source, isTurned ? orientation : 1))) return undefined;
  const drawable = isTurned ? bitmap : (await import('./orientation.ts')).turnUpright(bitmap, orientation);
  // A wrong size reveals a decoder that ignores rotation or cropping in a way that no probe covers.
  if (drawable.width !== inspection.width || drawable.height !== inspection.height) return undefined;
  return pictureFrom(drawable, inspection);
}

/** The file's demands that this browser's decoder does not meet; undefined if unknown. */
async function unmetBy({ demands }: Inspection): Promise<readonly Demand[] | undefined> {
  if (!demands) return [];
  try {
    // Loaded with the first file that has demands.
    return await (await import('./demands.ts')).unmetOf(demands);
  } catch {
    return undefined;
  }
}

/** Undefined if the browser does not support the format or cannot read the file. */
async function bitmapIn(file: Blob): Promise<ImageBitmap | undefined> {
  return createImageBitmap(file).catch(() => undefined);
}
