import { Comparison, type Likeness } from '@image-converter/codecs/likeness';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { formats } from '@image-converter/formats/formats';
import { type ConversionOptions, defaultChoices } from '@image-converter/formats/options';
import { convert } from './engine.ts';

/** A file, and how it was converted. */
interface Converted {
  readonly file: Blob;
  readonly format: AnyFormat;
  readonly options: ConversionOptions;
  /** What came out, of the first page. */
  readonly result: Blob;
}

type Known = Parameters<typeof convert>[3];

/** Rows that are compared at a time, and of how many such pieces one is looked at. */
const pieceRows = 64;
const apart = 8;

/**
 * How alike a result is to what was encoded: the file's picture, upright, in its colours and the wanted size. Both are
 * written as PNGs first, so this takes longer than the conversion and is only done when somebody asks. Only a part of
 * both is compared, unless that part is identical.
 */
export async function likeness(
  signal: AbortSignal,
  { file, format, options, result }: Converted,
  known: Known = {},
): Promise<Likeness | undefined> {
  const { target } = options;
  const transparency = formats[target].hasTransparency ? options.transparency : 'fill';
  const { quality, lossless, effort, metadata, mostBytes } = defaultChoices;
  const asPng = { ...options, target: 'png', transparency, quality, lossless, effort, metadata, mostBytes } as const;
  const ofResult = { ...defaultChoices, target: 'png' } as const;
  const [before, after] = await Promise.all([
    shown(signal, file, asPng, { ...known, format }),
    shown(signal, result, ofResult, { ...known, format: target }),
  ]);
  try {
    if (before.width !== after.width || before.height !== after.height) return undefined;
    const ofSample = compared(before, after, apart);
    return ofSample === 'identical' ? compared(before, after, 1) : ofSample;
  } finally {
    before.close();
    after.close();
  }
}

async function shown(signal: AbortSignal, file: Blob, options: ConversionOptions, known: Known): Promise<ImageBitmap> {
  const { outputs } = await convert(signal, file, options, known);
  return createImageBitmap(outputs[0].blob);
}

function compared(before: ImageBitmap, after: ImageBitmap, every: number): Likeness {
  const { width, height } = before;
  const comparison = new Comparison();
  const [one, other] = [readerOf(before), readerOf(after)];
  for (let top = 0; top < height; top += pieceRows * every) comparison.add(one(top), other(top));
  return comparison.likeness;

  function readerOf(bitmap: ImageBitmap): (top: number) => Uint8ClampedArray {
    const context = new OffscreenCanvas(width, pieceRows).getContext('2d', { willReadFrequently: true });
    return (top) => {
      const rows = Math.min(pieceRows, height - top);
      context?.clearRect(0, 0, width, pieceRows);
      context?.drawImage(bitmap, 0, -top);
      return context?.getImageData(0, 0, width, rows).data ?? new Uint8ClampedArray();
    };
  }
}
