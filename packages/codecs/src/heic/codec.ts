import { CodecError } from '@image-converter/formats/codec-error';
import type { Codec, Host, Source } from '../codec.ts';
import type { Pixels } from '../pixels.ts';
import type { HeicImage } from './heic-image.ts';
import { decodeForLeader } from './helping.ts';
import { instantiateLibheif, type Libheif } from './libheif.ts';
import { openHeic } from './open-heic.ts';
import { assembleTiles, dismiss } from './tiles.ts';

/** WebAssembly memory never shrinks: after a picture was decoded whole, a fresh instance is cheaper than keeping it. */
const fatBytes = 256 * 2 ** 20;

let instance: Libheif | undefined;

/** HEIC by libheif: photos of phones tile by tile, everything else whole. */
export const codec = {
  async getReady(host: Host<unknown>): Promise<void> {
    await libheif(host);
  },

  async decode<Picture>(source: Source, host: Host<Picture>): Promise<Picture | Pixels> {
    const image = await open(source, host);
    try {
      if (image.width * image.height > host.limits.pixels) throw new CodecError('TOO_LARGE');
      return image.tiles > 1 ? await assembleTiles(image, host) : image.decodeTile(0);
    } catch (error) {
      discard();
      throw error;
    } finally {
      dismiss(host.helpers);
      image.close();
    }
  },

  help(source: Source, leader: MessagePort, host: Host<unknown>): void {
    decodeForLeader(open(source, host), leader, discard);
  },
} satisfies Codec;

async function open(source: Source, host: Host<unknown>): Promise<HeicImage> {
  const [library, bytes] = await Promise.all([libheif(host), source.bytes()]);
  return openHeic(library, bytes);
}

/** This thread's libheif. */
async function libheif(host: Host<unknown>): Promise<Libheif> {
  const module = await host.wasm('heic');
  // Checked after the await: another caller may have made one by then, and a second one takes time.
  if (!instance || instance.HEAPU8.length > fatBytes) instance = instantiateLibheif(module);
  return instance;
}

/** After a trap an instance may be corrupt: the next picture must not use it. */
function discard(): void {
  instance = undefined;
}
