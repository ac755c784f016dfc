/** A PNG of one pixel that has no alpha channel. */
const opaquePng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mMQaPgAAAIkAYFRbDfIAAAAAElFTkSuQmCC';

/** The offset of a PNG's colour type, and its value for red, green and blue without alpha. */
const colourTypeAt = 25;
const rgb = 2;

let answer: Promise<boolean> | undefined;

/** Chromium writes no alpha channel for an opaque bitmap that was handed over; Firefox and Safari always write one. */
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
