import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { unzipSync } from 'fflate';
import type { Codec, Source } from '../codec.ts';
import { innerFile } from '../inner-file.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';

const merged = 'mergedimage.png';
/** Deflate cannot pack more into a byte; only a decompression bomb claims more. */
const maxRatio = 1032;

/** OpenRaster and Krita: layers in a ZIP, with a merged picture. The preview would be too small. */
export const codec = {
  async decode(source: Source, host: BrowserHost): Promise<Picture> {
    const picture = mergedPictureIn(await source.bytes());
    if (!picture?.length) throw new UnsupportedFile('NO_MERGED_PICTURE');
    const file = new Blob([picture], { type: 'image/png' });
    return host.pictureIn(innerFile(file, 'png'));
  },
} satisfies Codec<Picture, BrowserHost>;

function mergedPictureIn(zip: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  try {
    const files = unzipSync(zip, {
      filter: ({ name, size, originalSize }) => name === merged && originalSize <= size * maxRatio,
    });
    return files[merged];
  } catch (cause) {
    throw new CodecError('CORRUPT', cause);
  }
}
