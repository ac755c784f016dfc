import { UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Codec, Source } from '../codec.ts';
import { innerFile } from '../inner-file.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { fileInZip } from './zip.ts';

/** OpenRaster and Krita: layers in a ZIP, with a merged picture. The preview would be too small. */
export const codec = {
  async decode(source: Source, host: BrowserHost): Promise<Picture> {
    const merged = await fileInZip(await source.bytes(), 'mergedimage.png');
    if (!merged) throw new UnsupportedFile('NO_MERGED_PICTURE');
    const file = new Blob([merged], { type: 'image/png' });
    return host.pictureIn(innerFile(file, 'png'));
  },
} satisfies Codec<Picture, BrowserHost>;
