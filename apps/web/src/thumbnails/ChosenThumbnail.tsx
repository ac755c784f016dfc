import { openView, type View } from '@image-converter/engine/view/view';
import type { AnyFormat } from '@image-converter/formats/any-format';
import type { Format } from '@image-converter/formats/formats';
import { inspect } from '@image-converter/formats/inspect';
import { defaultReading, type ReadingOptions } from '@image-converter/formats/reading';
import { heicThumbnail } from '@image-converter/formats/thumbnail/heic';
import { tiffThumbnail } from '@image-converter/formats/thumbnail/tiff';
import { useCallback } from 'react';
import type { Item } from '../converter/state/state.ts';
import { IdleQueue } from './idle-queue.ts';
import { type SmallPicture, Thumbnail } from './Thumbnail.tsx';

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

/** Side in image pixels, for screens with a pixel ratio of 2. */
const side = 128;
/** So many pixels that the shorter side of a photo is not below that. */
const maxDrawn = 2 * side * side;
const mebibyte = 2 ** 20;

/**
 * Limits for decoding the whole file if it has no embedded thumbnail, so that it takes only a moment. Embedded
 * thumbnails of JPGs are ignored: many are older than the image itself.
 */
const maxPixels: Partial<Record<AnyFormat, number>> = { heic: 2e6, tiff: 16e6 };
const maxBytes: Partial<Record<AnyFormat, number>> = {
  ...sizes(['jpg', 'png', 'webp', 'avif', 'gif', 'bmp', 'ico'], 25 * mebibyte),
  svg: mebibyte,
  pdf: 20 * mebibyte,
  psd: 20 * mebibyte,
  jxl: mebibyte,
  ...sizes(['cr2', 'nef', 'arw', 'dng', 'kdc'], 60 * mebibyte),
} satisfies Record<Exclude<Format, 'heic' | 'tiff'> | 'svg', number>;

/** Settings that decode with the least work. */
const reading: ReadingOptions = { ...defaultReading, raw: 'camera preview', dpi: 20, longestSide: 2 * side };

type Chosen = Pick<Item, 'file' | 'format'>;

const line = new IdleQueue();
/** Shared by all files in the queue. Closed by the last one, or when a file is aborted while being decoded. */
let view: Promise<View> | undefined;
let waiting = 0;

/** Thumbnail of a chosen file; undefined if that would take too long, or if aborted. */
async function chosenPicture(signal: AbortSignal, item: Chosen): Promise<SmallPicture | undefined> {
  waiting += 1;
  try {
    return await line.do(signal, async () => {
      signal.addEventListener('abort', closeView);
      return pictureOf(item).finally(() => signal.removeEventListener('abort', closeView));
    });
  } finally {
    waiting -= 1;
    if (waiting === 0) closeView();
  }
}

/** Errors are reported to the caller that opened the view. */
const ignored = () => {};

function closeView(): void {
  view?.then((open) => open.close(), ignored);
  view = undefined;
}

async function pictureOf({ file, format }: Chosen): Promise<SmallPicture | undefined> {
  const small = await smallFileOf(file, format);
  if (!small) return undefined;
  view ??= openView();
  const { bitmap } = await (await view).look(small, { format, reading, maxPixels: maxDrawn });
  return copyOf(bitmap);
}

/** In WebKit, a bitmap's memory goes with the worker that made it. */
function copyOf(bitmap: ImageBitmap): OffscreenCanvas {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  // WebKit draws when it has to.
  context?.getImageData(0, 0, 1, 1);
  bitmap.close();
  return canvas;
}

/** The part that is quick to decode: an embedded thumbnail, or the file itself. */
async function smallFileOf(file: File, format: AnyFormat): Promise<Blob | undefined> {
  const thumbnail = await (format === 'heic'
    ? heicThumbnail(file)
    : format === 'tiff'
      ? tiffThumbnail(file)
      : undefined);
  if (thumbnail) return thumbnail;
  const pixels = maxPixels[format];
  if (pixels === undefined) return file.size <= (maxBytes[format] ?? 0) ? file : undefined;
  const { width, height } = await inspect(file, format);
  return width * height <= pixels ? file : undefined;
}

function sizes<const F extends Format>(formats: readonly F[], bytes: number): Record<F, number> {
  return Object.fromEntries(formats.map((format) => [format, bytes])) as Record<F, number>;
}
