import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import * as tag from '@image-converter/formats/inspect/tiff-tags';
import { checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { isWorthLookingAt } from '../jpg/colour-edges.ts';
import type { Pixels } from '../pixels.ts';
import { assembleTiles, decodeForLeader } from '../tiles/assemble.ts';
import { memorySurface } from '../tiles/memory-surface.ts';
import {
  decodeDeepTiff,
  decodePlainTiff,
  isPlainTiff,
  openPlainPhoto,
  type PlainPhoto,
  samplesOfPlainTiff,
} from './decode.ts';
import { DamagedStrip } from './photo.ts';
import { Tags } from './tags.ts';

/** Most kinds of TIFF, without WebAssembly. JPEG, WebP, fax and inks are left to ImageMagick. */
export const codec = {
  async takes(source: Source): Promise<boolean> {
    return isPlainTiff(await source.bytes(), source.page);
  },

  async decode<Picture>(source: Source, host: Host<Picture>): Promise<Picture | Pixels | undefined> {
    const bytes = await source.bytes();
    const { page } = source;
    // The first page was checked by the inspector.
    if (page > 1) checkPage(bytes, page, host);
    const deep = host.deep ? decodeDeepTiff(bytes, host, page) : undefined;
    if (deep) return deep;
    if (host.channels === 'fewest') return samplesOfPlainTiff(bytes, page, host);
    const photo = openPlainPhoto(bytes, page, host);
    return photo ? decodePhoto(photo, host) : decodePlainTiff(bytes, page, host);
  },

  help(ended: AbortSignal, source: Source, leader: MessagePort, host: Host<unknown>): void {
    const open = async () => {
      const photo = openPlainPhoto(await source.bytes(), 1, host);
      if (!photo) throw new CodecError('CORRUPT');
      return photo;
    };
    decodeForLeader(ended, leader, open);
  },
} satisfies Codec;

/** Undefined if it is damaged. */
async function decodePhoto<Picture>(photo: PlainPhoto, host: Host<Picture>): Promise<Picture | Pixels | undefined> {
  try {
    const { tiles, isShareable, profile } = photo;
    const helpers = isShareable ? host.helpers.tiff : [];
    // In memory if it may be a graphic: encoders look for thin lines in it, which takes long on a canvas.
    const surface: Host<Picture | Pixels>['surface'] =
      profile || isWorthLookingAt(photo) ? memorySurface : host.surface;
    const picture = tiles === 1 ? photo.decodeTile(0) : await assembleTiles(photo, { surface }, helpers);
    return profile ? { ...picture, profile } : picture;
  } catch (error) {
    if (error instanceof DamagedStrip) return undefined;
    throw error;
  }
}

function checkPage(bytes: Uint8Array, page: number, host: Host<unknown>): void {
  const tags = Tags.read(bytes, page);
  if (!tags) throw new UnsupportedFile('NO_SUCH_PAGE');
  checkSize({ width: tags.first(tag.width, 0), height: tags.first(tag.height, 0) }, host);
}
