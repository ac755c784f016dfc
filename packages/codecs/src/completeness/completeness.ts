import type { Source } from '../codec.ts';

/** A PNG of two rows whose data is valid, but ends after the first row. */
const halfPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAACCAAAAAC86un7AAAACklEQVR4nGM4AQAAygDJmcpdfgAAAABJRU5ErkJggg==';

let isHalfRefused: Promise<boolean> | undefined;

/** Whether the file holds the whole picture. */
export async function isComplete(source: Source): Promise<boolean | 'unknown'> {
  if (source.format === 'jpg') return (await import('./jpeg.ts')).isCompleteJpeg(await source.bytes());
  if (source.format !== 'png') return 'unknown';
  // A decoder that refuses half a picture, as Chromium's does, has already checked the rows of an ordinary file.
  if (!source.inspection?.suspect && (await refusesHalf())) return true;
  return (await import('./png.ts')).isCompletePng(await source.bytes());
}

function refusesHalf(): Promise<boolean> {
  isHalfRefused ??= createImageBitmap(
    new Blob([Uint8Array.from(atob(halfPng), (character) => character.charCodeAt(0))]),
  ).then(
    () => false,
    () => true,
  );
  return isHalfRefused;
}
