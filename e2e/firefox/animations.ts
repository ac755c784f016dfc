import { readFileSync } from 'node:fs';
import { fixture } from '@image-converter/corpus/fixtures';
import sharp from 'sharp';

const size = { width: 24, height: 16 };
export const times = [40, 120, 70, 250];
/** Loop count of the animations that we draw. */
export const plays = 3;

/** A square that moves over a transparent background. */
function walking(): Buffer {
  const frames = times.map((_, step) => {
    const data = Buffer.alloc(size.width * size.height * 4);
    for (let at = 0; at < data.length; at += 4) {
      const [x, y] = [(at / 4) % size.width, Math.floor(at / 4 / size.width)];
      const isInside = x >= 5 * step + 1 && x < 5 * step + 6 && y >= 3 * step && y < 3 * step + 5;
      if (isInside) data.set([255, 40 * step, 0, 255], at);
    }
    return data;
  });
  return Buffer.concat(frames);
}

function written(format: 'gif' | 'webp'): Promise<Buffer> {
  const raw = { width: size.width, height: size.height * times.length, channels: 4 as const, pageHeight: size.height };
  const image = sharp(walking(), { raw });
  const options = { delay: times, loop: plays };
  return (format === 'gif' ? image.gif(options) : image.webp({ ...options, lossless: true })).toBuffer();
}

const sequence = new URL('../../packages/corpus/src/fixtures/avif/streams/sequence.avif', import.meta.url);

/** Animated files by name. */
const files: Readonly<Record<string, () => Promise<Uint8Array> | Uint8Array>> = {
  'walking.gif': () => written('gif'),
  'walking.webp': () => written('webp'),
  'walking.png': () => fixture('animated.png'),
  'sequence.avif': () => readFileSync(sequence),
};

export async function animation(name: string): Promise<Uint8Array> {
  return (await files[name]?.()) ?? new Uint8Array();
}

/** All frames as displayed, with their durations and the loop count. */
export async function seen(bytes: Uint8Array) {
  const { pages = 1, delay = [], loop } = await sharp(bytes).metadata();
  const data = await sharp(bytes, { pages: -1 }).ensureAlpha().raw().toBuffer();
  // The colour of a fully transparent pixel does not matter.
  for (let at = 3; at < data.length; at += 4) if (data[at] === 0) data.fill(0, at - 3, at);
  return { pages, delay, loop, data };
}
