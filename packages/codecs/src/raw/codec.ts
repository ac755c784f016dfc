import type { AnyFormat } from '@image-converter/formats/any-format';
import { CodecError } from '@image-converter/formats/codec-error';
import { MagickFormat, MagickImage, MagickImageInfo, MagickReadSettings } from '@imagemagick/magick-wasm';
import { checkSize } from '../byte-reader.ts';
import { type Codec, type Host, type Source, sourceOf } from '../codec.ts';
import { innerFile } from '../inner-file.ts';
import { codec as magick } from '../magick/codec.ts';
import { withMagickErrors } from '../magick/magick.ts';
import type { BrowserHost, InnerFile, Picture } from '../native/picture.ts';
import type { Pixels } from '../pixels.ts';
import { isComplete } from './completeness.ts';
import { previewFile } from './preview.ts';

const readers: Partial<Record<AnyFormat, MagickFormat>> = {
  cr2: MagickFormat.Cr2,
  dng: MagickFormat.Dng,
  kdc: MagickFormat.Kdc,
};

/** Every encoding of sensor data takes at least one bit per pixel. */
const maxPixelsPerByte = 8;

/** On a server, `pictureIn` is missing: it cannot decode embedded files. */
type RawHost<Drawn> = Host<unknown> & { readonly pictureIn?: (file: InnerFile) => Promise<Drawn> };

/**
 * ImageMagick's LibRaw develops the sensor data to sRGB, with the camera's white balance. The camera's own preview,
 * which is much faster, is used if requested and present.
 */
export const codec = {
  async getReady(host: Host<unknown>): Promise<void> {
    await magick.getReady(host);
  },

  async decode<Drawn = never>(
    { format, reading, ...source }: Source,
    host: RawHost<Drawn>,
  ): Promise<Drawn | Pixels | undefined> {
    const reader = readers[format];
    if (!reader) return undefined;
    const bytes = await source.bytes();
    if (!isComplete(bytes)) throw new CodecError('INCOMPLETE');
    const preview = reading.raw === 'camera preview' ? previewFile(bytes) : undefined;
    if (preview) return pictureIn(preview, host);
    await magick.getReady(host);
    const settings = new MagickReadSettings({ format: reader });
    const size = withMagickErrors(() => MagickImageInfo.create(bytes, settings));
    checkSize(size, host);
    if (size.width * size.height > bytes.length * maxPixelsPerByte) throw new CodecError('INCOMPLETE');
    return withMagickErrors(() => develop(bytes, settings, host.channels === 'rgba' ? 4 : 3));
  },
} satisfies Codec<Picture, BrowserHost>;

/** Decodes with the JPEG decoder of this environment. */
async function pictureIn<Drawn>(file: Blob, host: RawHost<Drawn>): Promise<Drawn | Pixels | undefined> {
  if (host.pictureIn) return host.pictureIn(innerFile(file, 'jpg'));
  return magick.decode(sourceOf(file, 'jpg'), host);
}

/** Some raw files have a colour profile, but the pixels are already in sRGB. */
function develop(bytes: Uint8Array, settings: MagickReadSettings, channels: 3 | 4): Pixels {
  const image = MagickImage.create();
  try {
    image.read(bytes, settings);
    image.autoOrient();
    const { width, height } = image;
    const samples = image.getPixels((pixels) =>
      pixels.toByteArray(0, 0, width, height, channels === 4 ? 'RGBA' : 'RGB'),
    );
    if (!samples) throw new Error('no pixels');
    const data = new Uint8ClampedArray(samples.buffer as ArrayBuffer, samples.byteOffset, samples.length);
    return { kind: 'pixels', width, height, channels, colourSpace: 'srgb', opaque: true, data };
  } finally {
    image.dispose();
  }
}
