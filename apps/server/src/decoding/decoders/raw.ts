import type { Size } from '@image-converter/formats/inspection';
import {
  type IMagickImage,
  MagickFormat,
  MagickImage,
  MagickImageInfo,
  MagickReadSettings,
} from '@imagemagick/magick-wasm';
import { DecodingError } from '../decoding-error.ts';
import { refuseTooManyPixels } from '../limits.ts';
import type { Decoded, Decoder } from './decoded.ts';
import { jpgOfRaster, type Raster } from './jpg.ts';
import { withMagick } from './magick.ts';
import { holdsAllItPromises } from './raw-completeness.ts';

const magickFormats = { cr2: MagickFormat.Cr2, nef: MagickFormat.Nef, arw: MagickFormat.Arw };

/** Every encoding of sensor data takes at least one bit per pixel. */
const MOST_PIXELS_PER_BYTE = 8;

/** ImageMagick's LibRaw develops the sensor data to sRGB, with the camera's white balance. */
export function rawDecoder(format: keyof typeof magickFormats): Decoder {
  return (bytes) => decodeRaw(bytes, magickFormats[format]);
}

async function decodeRaw(bytes: Uint8Array, format: MagickFormat): Promise<Decoded> {
  if (!holdsAllItPromises(bytes)) throw new DecodingError('INCOMPLETE');
  const size = await withMagick(() => sizeInHeaders(bytes, format));
  refuseTooManyPixels(size);
  if (size.width * size.height > bytes.length * MOST_PIXELS_PER_BYTE) throw new DecodingError('INCOMPLETE');
  const raster = await withMagick(() => develop(bytes, format));
  return { pages: 1, ...(await jpgOfRaster(raster)) };
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
