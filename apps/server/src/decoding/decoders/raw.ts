import type { Format } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import {
  type IMagickImage,
  MagickFormat,
  MagickImage,
  MagickImageInfo,
  MagickReadSettings,
} from '@imagemagick/magick-wasm';
import { type Decoder, type Limits, type Raster, refuseBeyond } from '../decoder.ts';
import { DecodingError } from '../decoding-error.ts';
import { withMagick } from './magick.ts';
import { holdsAllItPromises } from './raw-completeness.ts';

const magickFormats: Partial<Record<Format, MagickFormat>> = {
  cr2: MagickFormat.Cr2,
  nef: MagickFormat.Nef,
  arw: MagickFormat.Arw,
};

/** Every encoding of sensor data takes at least one bit per pixel. */
const mostPixelsPerByte = 8;

/** ImageMagick's LibRaw develops the sensor data to sRGB, with the camera's white balance. */
export const rawDecoder: Decoder = {
  decode: async ({ bytes, format, limits }) => {
    const input = magickFormats[format];
    return input && { raster: await decodeRaw(bytes, input, limits) };
  },
};

async function decodeRaw(bytes: Uint8Array, format: MagickFormat, limits: Limits): Promise<Raster> {
  if (!holdsAllItPromises(bytes)) throw new DecodingError('INCOMPLETE');
  const size = await withMagick(() => sizeInHeaders(bytes, format));
  refuseBeyond(limits, size);
  if (size.width * size.height > bytes.length * mostPixelsPerByte) throw new DecodingError('INCOMPLETE');
  return withMagick(() => develop(bytes, format));
}

function sizeInHeaders(bytes: Uint8Array, format: MagickFormat): Size {
  return MagickImageInfo.create(bytes, new MagickReadSettings({ format }));
}

function develop(bytes: Uint8Array, format: MagickFormat): Raster {
  const image = MagickImage.create();
  try {
    image.read(bytes, new MagickReadSettings({ format }));
    image.autoOrient();
    return rasterOf(image);
  } finally {
    image.dispose();
  }
}

/** Some raws carry a colour profile, but the pixels are in sRGB already. */
function rasterOf(image: IMagickImage): Raster {
  const { width, height } = image;
  const data = image.getPixels((pixels) => pixels.toByteArray(0, 0, width, height, 'RGB'));
  if (!data) throw new Error('no pixels');
  return { width, height, channels: 3, data };
}
