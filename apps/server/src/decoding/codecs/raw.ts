import type { Source } from '@image-converter/codecs/codec';
import { codec as magick } from '@image-converter/codecs/magick/codec';
import { withMagickErrors } from '@image-converter/codecs/magick/magick';
import type { Pixels } from '@image-converter/codecs/pixels';
import { CodecError } from '@image-converter/formats/codec-error';
import type { Format } from '@image-converter/formats/formats';
import { MagickFormat, MagickImage, MagickImageInfo, MagickReadSettings } from '@imagemagick/magick-wasm';
import { refuseBeyond, type ServerCodec, type ServerHost } from '../host.ts';
import { holdsAllItPromises } from './raw-completeness.ts';

const readers: Partial<Record<Format, MagickFormat>> = {
  cr2: MagickFormat.Cr2,
  nef: MagickFormat.Nef,
  arw: MagickFormat.Arw,
};

/** Every encoding of sensor data takes at least one bit per pixel. */
const mostPixelsPerByte = 8;

/** ImageMagick's LibRaw develops the sensor data to sRGB, with the camera's white balance. */
export const codec = {
  async decode({ format, ...source }: Source, host: ServerHost): Promise<Pixels | undefined> {
    const reader = readers[format];
    if (!reader) return undefined;
    const bytes = await source.bytes();
    if (!holdsAllItPromises(bytes)) throw new CodecError('INCOMPLETE');
    await magick.getReady(host);
    const settings = new MagickReadSettings({ format: reader });
    const size = withMagickErrors(() => MagickImageInfo.create(bytes, settings));
    refuseBeyond(host.limits, size);
    if (size.width * size.height > bytes.length * mostPixelsPerByte) throw new CodecError('INCOMPLETE');
    return withMagickErrors(() => develop(bytes, settings));
  },
} satisfies ServerCodec;

/** Some raws carry a colour profile, but the pixels are in sRGB already. */
function develop(bytes: Uint8Array, settings: MagickReadSettings): Pixels {
  const image = MagickImage.create();
  try {
    image.read(bytes, settings);
    image.autoOrient();
    const { width, height } = image;
    const samples = image.getPixels((pixels) => pixels.toByteArray(0, 0, width, height, 'RGB'));
    if (!samples) throw new Error('no pixels');
    const data = new Uint8ClampedArray(samples.buffer as ArrayBuffer, samples.byteOffset, samples.length);
    return { kind: 'pixels', width, height, channels: 3, colourSpace: 'srgb', opaque: true, data };
  } finally {
    image.dispose();
  }
}
