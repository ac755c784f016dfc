import { CodecError } from '@image-converter/formats/codec-error';
import type { Codec, Host, Source } from '../codec.ts';
import type { Pixels } from '../pixels.ts';
import { assembleAlone, assembleTiles, decodeForLeader } from '../tiles/assemble.ts';
import type { HeicImage } from './heic-image.ts';
import { instantiateLibheif, type Libheif } from './libheif.ts';
import { openHeic } from './open-heic.ts';

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
      const picture = image.tiles > 1 ? await assembleTiles(image, host, host.helpers.heic) : image.decodeTile(0);
      return image.profile ? { ...picture, profile: image.profile } : picture;
    } catch (error) {
      discard();
      throw error;
    } finally {
      image.close();
    }
  },

  help(ended: AbortSignal, source: Source, leader: MessagePort, host: Host<unknown>): void {
    decodeForLeader(ended, leader, () => open(source, host), discard);
  },
} satisfies Codec;

/** Decodes another picture of the file, upright and with its samples as they are stored. */
export async function decodeItem(
  source: Source,
  item: number,
  maxPixels: number,
  host: Host<unknown>,
): Promise<Pixels> {
  const image = await open(source, host, { item });
  try {
    if (image.width * image.height > maxPixels) throw new CodecError('TOO_LARGE');
    return assembleAlone(image);
  } catch (error) {
    discard();
    throw error;
  } finally {
    image.close();
  }
}

async function open(
  source: Source,
  host: Host<unknown>,
  asked: Parameters<typeof openHeic>[2] = host,
): Promise<HeicImage> {
  const [library, bytes] = await Promise.all([libheif(host), source.bytes()]);
  return openHeic(library, bytes, asked);
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
