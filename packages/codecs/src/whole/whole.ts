import type { Source } from '../codec.ts';
import { isWholeJpeg } from './jpeg.ts';
import { isWholePng } from './png.ts';

/** A PNG of two rows whose data is in order, but ends after the first. */
const halfPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAACCAAAAAC86un7AAAACklEQVR4nGM4AQAAygDJmcpdfgAAAABJRU5ErkJggg==';

let noticesHalf: Promise<boolean> | undefined;

/** Whether all of a picture is in its file. */
export async function isWhole(source: Source): Promise<boolean | 'unknown'> {
  if (source.format === 'jpg') return isWholeJpeg(await source.bytes());
  if (source.format !== 'png') return 'unknown';
  noticesHalf ??= createImageBitmap(
    new Blob([Uint8Array.from(atob(halfPng), (character) => character.charCodeAt(0))]),
  ).then(
    () => false,
    () => true,
  );
  // A decoder that refuses half a picture, as Chromium's does, has shown a whole one.
  return (await noticesHalf) || isWholePng(await source.bytes());
}
