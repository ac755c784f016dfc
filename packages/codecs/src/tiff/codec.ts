import { UnsupportedFile } from '@image-converter/formats/codec-error';
import * as tag from '@image-converter/formats/inspect/tiff-tags';
import { checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import type { Pixels } from '../pixels.ts';
import { decodeDeepTiff, decodePlainTiff, isPlainTiff, samplesOfPlainTiff } from './decode.ts';
import { Tags } from './tags.ts';

/** Most kinds of TIFF, without WebAssembly. JPEG, WebP, fax and inks are left to ImageMagick. */
export const codec = {
  async takes(source: Source): Promise<boolean> {
    return isPlainTiff(await source.bytes(), source.page);
  },

  async decode(source: Source, host: Host<unknown>): Promise<Pixels | undefined> {
    const bytes = await source.bytes();
    const { page } = source;
    // The first page was checked by the inspector.
    if (page > 1) checkPage(bytes, page, host);
    const deep = host.deep ? decodeDeepTiff(bytes, host, page) : undefined;
    if (deep) return deep;
    return host.channels === 'fewest' ? samplesOfPlainTiff(bytes, page) : decodePlainTiff(bytes, page);
  },
} satisfies Codec;

function checkPage(bytes: Uint8Array, page: number, host: Host<unknown>): void {
  const tags = Tags.read(bytes, page);
  if (!tags) throw new UnsupportedFile('NO_SUCH_PAGE');
  checkSize({ width: tags.first(tag.width, 0), height: tags.first(tag.height, 0) }, host);
}
