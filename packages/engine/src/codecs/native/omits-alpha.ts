/** A PNG of one pixel that has no alpha channel. */
const opaquePng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mMQaPgAAAIkAYFRbDfIAAAAAElFTkSuQmCC';

/** Where a PNG says which channels it has, and what stands there for red, green and blue alone. */
const colourTypeAt = 25;
const rgb = 2;

let answer: Promise<boolean> | undefined;

/** Chromium writes an opaque bitmap that is handed over without alpha; Firefox and Safari always write one. */
export function omitsAlpha(): Promise<boolean> {
  answer ??= (async () => {
    const bytes = Uint8Array.from(atob(opaquePng), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(1, 1);
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    const [colourType] = new Uint8Array(await blob.slice(colourTypeAt, colourTypeAt + 1).arrayBuffer());
    return colourType === rgb;
  })().catch(() => false);
  return answer;
}
