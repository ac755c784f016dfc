import { CodecError } from '@image-converter/formats/codec-error';
import type { Codec, Host, Source } from '../codec.ts';
import type { Pixels } from '../pixels.ts';
import type { HeicImage } from './heic-image.ts';
import { decodeForLeader } from './helping.ts';
import { instantiateLibheif, type Libheif } from './libheif.ts';
import { openHeic } from './open-heic.ts';
import { assembleTiles } from './tiles.ts';

/**
 * WebAssembly memory never shrinks: after decoding a large picture, a new instance is cheaper than keeping the memory.
 */
const fatBytes = 256 * 2 ** 20;

let instance: Libheif | undefined;

/** HEIC by libheif: phone photos tile by tile, all others in one go. */
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
      image.close();
    }
  },

  help(ended: AbortSignal, source: Source, leader: MessagePort, host: Host<unknown>): void {
    decodeForLeader(ended, leader, { open: () => open(source, host), onFailure: discard });
  },
} satisfies Codec;

async function open(source: Source, host: Host<unknown>): Promise<HeicImage> {
  const [library, bytes] = await Promise.all([libheif(host), source.bytes()]);
  return openHeic(library, bytes);
}

/** One instance per thread. */
async function libheif(host: Host<unknown>): Promise<Libheif> {
  const module = await host.wasm('heic');
  // Checked after the await: another caller may have created one meanwhile, and a second one takes time.
  if (!instance || instance.HEAPU8.length > fatBytes) instance = instantiateLibheif(module);
  return instance;
}

/** After a trap the instance may be corrupt and must not be reused. */
function discard(): void {
  instance = undefined;
}
