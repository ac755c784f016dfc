import { type IMagickImage, MagickImageCollection } from '@imagemagick/magick-wasm';
import { type MagickInput, settingsForFirst } from './input.ts';

// Magick walks from the first page to every other one: 20,000 pages took 19 s, stopping at 1,000 took 0.3 s.
const MOST_FRAMES_COUNTED = 1000;

interface Survey {
  /** Pages or frames, at most MOST_FRAMES_COUNTED. An animated PNG counts as one: Magick does not see its frames. */
  frames: number;
  /** Width × height of the first frame as its header claims; 0 if it could not be read. */
  pixels: number;
}

/** Reads headers only, decodes nothing. */
export function survey(bytes: Uint8Array, format: MagickInput): Survey {
  const images = MagickImageCollection.create();
  try {
    ping(images, bytes, format);
    const [first] = images;
    return { frames: countFrames([...images], bytes, format), pixels: first ? first.width * first.height : 0 };
  } finally {
    images.dispose();
  }
}

function ping(images: ReturnType<typeof MagickImageCollection.create>, bytes: Uint8Array, format: MagickInput): void {
  try {
    images.ping(bytes, settingsForFirst(MOST_FRAMES_COUNTED, format));
  } catch {
    // Frames found before the broken one stay in the list; decoding shows whether the first is intact.
  }
}

function countFrames(images: readonly IMagickImage[], bytes: Uint8Array, format: MagickInput): number {
  if (format === 'avif' && !isAvifSequence(bytes)) return 1; // Magick lists the tiles of a grid, too.
  return Math.max(1, images.filter((image) => !isReducedCopy(image)).length);
}

/** A smaller copy of another page: a thumbnail, or a level of a pyramid. */
const isReducedCopy = (image: IMagickImage): boolean => image.getAttribute('tiff:subfiletype') === 'REDUCEDIMAGE';

/** AV1 image sequences name the brand `avis` in the file type box (AVIF 1.1, section 6.3). */
function isAvifSequence(bytes: Uint8Array): boolean {
  if (bytes.length < 16) return false;
  const boxSize = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = String.fromCharCode(...bytes.subarray(8, Math.min(boxSize, 256)));
  return brands.includes('avis');
}
