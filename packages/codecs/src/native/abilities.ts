/** What this browser can do, found out by trying it on pictures of a few pixels, once in each worker. */

/** A WebP of 2 × 1 pixels whose EXIF data says that it is on its side. */
export const lyingWebp =
  'UklGRlIAAABXRUJQVlA4WAoAAAAIAAAAAQAAAAAAVlA4TBEAAAAvAQAAAAfQ//73v/+BiOh/AABFWElGGgAAAElJKgAIAAAAAQASAQMAAQAAAAYAAAAAAAAA';

/** A PNG of one pixel that has no alpha channel. */
const opaquePng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mMQaPgAAAIkAYFRbDfIAAAAAElFTkSuQmCC';

/** The offset of a PNG's colour type, and its value for red, green and blue without alpha. */
const colourTypeAt = 25;
const rgb = 2;

/**
 * Firefox with resistFingerprinting returns noise instead of what was drawn, without an error. Such a canvas is
 * useless, so pictures are then decoded and encoded by WebAssembly.
 */
export const canvasIsHonest = once(() => {
  const context = new OffscreenCanvas(4, 4).getContext('2d');
  if (!context) return false;
  const [red, green, blue] = [12, 200, 77];
  context.fillStyle = `rgb(${red}, ${green}, ${blue})`;
  context.fillRect(0, 0, 4, 4);
  const { data } = context.getImageData(0, 0, 4, 4);
  return data.every((value, index) => value === [red, green, blue, 255][index % 4]);
});

/** Chromium shows a WebP as it is stored, whatever its EXIF data says; Firefox and Safari turn it upright. */
export const turnsWebp = once(async () => {
  const bitmap = await bitmapOf(lyingWebp, 'image/webp');
  return bitmap.height > bitmap.width;
});

/** Chromium writes no alpha channel for an opaque bitmap that was handed over; Firefox and Safari always write one. */
export const omitsAlpha = once(async () => {
  try {
    const canvas = new OffscreenCanvas(1, 1);
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(await bitmapOf(opaquePng, 'image/png'));
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    const [colourType] = new Uint8Array(await blob.slice(colourTypeAt, colourTypeAt + 1).arrayBuffer());
    return colourType === rgb;
  } catch {
    return false;
  }
});

const writable = new Map<string, Promise<boolean>>();

/** A browser that cannot encode the type answers with a PNG, whatever was asked for. WebKit does so for WebP. */
export function writes(mediaType: string): Promise<boolean> {
  let answer = writable.get(mediaType);
  if (!answer) {
    answer = tryToWrite(mediaType);
    writable.set(mediaType, answer);
  }
  return answer;
}

async function tryToWrite(type: string): Promise<boolean> {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  const blob = await canvas.convertToBlob({ type }).catch(() => undefined);
  return blob?.type === type;
}

function bitmapOf(base64: string, type: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type }));
}

function once<T>(ask: () => T): () => T {
  let answer: { value: T } | undefined;
  return () => {
    answer ??= { value: ask() };
    return answer.value;
  };
}
