import { drawPicture, imageOf } from '@image-converter/corpus/fixtures/draw';
import { distanceFromPicture, pixelsOf } from '@image-converter/corpus/fixtures/measure';
import { orientations, orientedPng, turned } from '@image-converter/corpus/fixtures/oriented';

/** Larger than a thumbnail. */
const size = { width: 640, height: 480 };
/** JPG and canvases that are scaled down lose a little. */
const tolerance = 12;

/** One file per EXIF orientation; all of them show the same picture. */
export async function turnedFiles(format: 'jpg' | 'png'): Promise<Record<string, Buffer>> {
  const files = orientations.map(async (orientation) => {
    const stored = turned(drawPicture(size), orientation);
    const bytes =
      format === 'jpg'
        ? await imageOf(stored).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
        : Buffer.from(orientedPng(stored, orientation));
    return [`turned-${orientation}.${format}`, bytes] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

/** The visible thumbnails as PNGs. Must not refer to anything outside: it is sent to the browser as text. */
export function thumbnailsInPage(): string[] {
  const canvases = document.querySelectorAll<HTMLCanvasElement>('[data-status] canvas:not([hidden])');
  return [...canvases].map((canvas) => canvas.toDataURL().split(',')[1] ?? '');
}

/** What is wrong with a thumbnail of one of these files; undefined if it shows the picture upright. */
export async function faultOfThumbnail(png: string): Promise<string | undefined> {
  const shown = await pixelsOf(Buffer.from(png, 'base64'));
  const { width, height } = shown;
  const [expected, found] = [size.width / size.height, width / height];
  if (Math.abs(found / expected - 1) > 0.05) return `is ${width} × ${height}`;
  const distance = distanceFromPicture(shown);
  return distance > tolerance ? `is ${distance} off` : undefined;
}
