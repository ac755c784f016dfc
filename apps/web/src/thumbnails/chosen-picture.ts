import { openView, type View } from '@image-converter/engine/view/view';
import type { AnyFormat } from '@image-converter/formats/any-format';
import type { Format } from '@image-converter/formats/formats';
import { inspect } from '@image-converter/formats/inspect';
import { defaultReading, type ReadingOptions } from '@image-converter/formats/reading';
import { heicThumbnail } from '@image-converter/formats/thumbnail/heic';
import { tiffThumbnail } from '@image-converter/formats/thumbnail/tiff';
import type { Item } from '../converter/state.ts';
import { IdleQueue } from './idle-queue.ts';

/** Side in image pixels, for screens with a pixel ratio of 2. */
const side = 96;
const mebibyte = 2 ** 20;

/** Formats that browsers decode. Embedded thumbnails of JPGs are ignored: many are older than the image itself. */
const shown: ReadonlySet<string> = new Set<Format>(['jpg', 'png', 'webp', 'avif', 'gif', 'bmp', 'ico']);
const maxShownBytes = 25 * mebibyte;

/** Limits for decoding the whole file if it has no embedded thumbnail, so that it takes only a moment. */
const maxPixels: Partial<Record<AnyFormat, number>> = { heic: 2e6, tiff: 16e6 };
const maxBytes: Partial<Record<AnyFormat, number>> = {
  svg: mebibyte,
  pdf: 20 * mebibyte,
  psd: 20 * mebibyte,
  jxl: mebibyte,
  ...Object.fromEntries((['cr2', 'nef', 'arw', 'dng', 'kdc'] as const).map((raw) => [raw, 60 * mebibyte])),
};

/** Settings that decode with the least work. */
const reading: ReadingOptions = { ...defaultReading, raw: 'camera preview', dpi: 20, longestSide: side };

type Chosen = Pick<Item, 'file' | 'format'>;

const line = new IdleQueue();
/** Shared by all files in the queue. Closed by the last one, or when a file is aborted while being decoded. */
let view: Promise<View> | undefined;
let waiting = 0;

/** Thumbnail of a chosen file; undefined if that would take too long, or if aborted. */
export async function chosenPicture(signal: AbortSignal, item: Chosen): Promise<ImageBitmap | undefined> {
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

async function pictureOf({ file, format }: Chosen): Promise<ImageBitmap | undefined> {
  if (shown.has(format)) {
    if (file.size > maxShownBytes) return undefined;
    return createImageBitmap(file, { resizeWidth: side, resizeQuality: 'medium' });
  }
  const small = await smallFileOf(file, format);
  if (!small) return undefined;
  view ??= openView();
  const loadDrawing = () => import('@image-converter/engine/drawing');
  return (await (await view).look(small, { format, reading, maxPixels: side * side, loadDrawing })).bitmap;
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
