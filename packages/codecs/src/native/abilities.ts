/** Capabilities of this browser, found by trying them on tiny pictures, once per worker. */

/** A one-pixel PNG without an alpha channel. */
const opaquePng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mMQaPgAAAIkAYFRbDfIAAAAAElFTkSuQmCC';

/** Stored as 2 × 1 pixels, displayed as 1 × 2. */
const turnedJpeg =
  '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAABAAIDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAA//2Q==';

/** Offset of a PNG's width. */
const widthAt = 16;
/** Offset of a PNG's colour type, and its value for RGB without alpha. */
const colourTypeAt = 25;
const rgb = 2;

/**
 * With resistFingerprinting, Firefox returns noise instead of what was drawn, without an error. That makes the canvas
 * useless, so pictures are decoded and encoded with WebAssembly instead.
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

/**
 * Chromium omits the alpha channel for an opaque bitmap that was transferred to the canvas; Firefox and Safari always
 * write one.
 */
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

/**
 * Chromium turns a bitmap and converts its colours each time it is drawn, and takes many times as long as we do. What
 * was transferred to a canvas is encoded as stored. The others do both while decoding, hardly slower than we would.
 */
export const turnsWhenDrawn = once(async () => {
  try {
    const bitmap = await bitmapOf(turnedJpeg, 'image/jpeg');
    const { width } = bitmap;
    const canvas = new OffscreenCanvas(width, bitmap.height);
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    const encoded = new DataView(await blob.slice(widthAt, widthAt + 4).arrayBuffer());
    return encoded.getUint32(0) !== width;
  } catch {
    return false;
  }
});

/** A browser that cannot encode a type returns a PNG instead. WebKit does so for WebP. */
export const writes = onceFor(async (type: string) => {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  const blob = await canvas.convertToBlob({ type }).catch(() => undefined);
  return blob?.type === type;
});

function bitmapOf(base64: string, type: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type }));
}

function once<T>(ask: () => T): () => T {
  const askOnce = onceFor(ask);
  return () => askOnce(undefined);
}

function onceFor<What, Answer>(ask: (what: What) => Answer): (what: What) => Answer {
  const answers = new Map<What, { answer: Answer }>();
  return (what) => {
    const known = answers.get(what) ?? { answer: ask(what) };
    answers.set(what, known);
    return known.answer;
  };
}
