import type { Source } from '@image-converter/codecs/codec';
import type { Pixels } from '@image-converter/codecs/pixels';
import { rasterSize } from '@image-converter/codecs/svg/size';
import { textOfSvg } from '@image-converter/codecs/svg/text';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import type { NodeHost } from '@image-converter/node-engine/host';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

const formats: readonly AnyFormat[] = ['jpg', 'png', 'webp', 'avif'];
/** Of a drawing: one pixel for each of CSS. */
const drawnDensity = 72;
const maxDensity = 100_000;

/** In the place of a browser's decoder. What libvips may show wrongly is left to our own decoders. */
export const raster = {
  async decode(source: Source, { limits }: NodeHost): Promise<Pixels | undefined> {
    const { format, inspection } = source;
    if (!inspection || !formats.includes(format)) return undefined;
    // libvips truncates 16 bits, and does not know every description of colours. Of JPGs, we have no decoder.
    if (inspection.deep || (inspection.demands && format !== 'jpg')) return undefined;
    return pixelsOf(opened(await source.bytes(), limits.pixels).autoOrient());
  },
};

/** Drawings, by librsvg. It runs no scripts and fetches nothing. */
export const drawn = {
  async decode({ file, reading }: Source, { limits }: NodeHost): Promise<Pixels> {
    const text = await textOfSvg(file);
    if (/<foreignObject\b/i.test(text)) throw new UnsupportedFile('FOREIGN_OBJECT');
    if (/<(?:\w+:)?(?:image|use|feImage)\b[^<>]*\bhref\s*=\s*["'](?!#|data:)/i.test(text)) {
      throw new UnsupportedFile('LINKED_FILES');
    }
    const bytes = new TextEncoder().encode(text);
    const stated = await opened(bytes, limits.pixels).metadata().catch(asCorrupt);
    const { width, height } = rasterSize(stated, reading);
    if (width * height > limits.pixels) throw new CodecError('TOO_LARGE', `${width} × ${height}`);
    const density = Math.min(maxDensity, drawnDensity * Math.max(width / stated.width, height / stated.height));
    return pixelsOf(opened(bytes, limits.pixels, { density }).resize(width, height, { fit: 'fill' }));
  },
};

function opened(bytes: Uint8Array, limitInputPixels: number, options: SharpOptions = {}): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels, ...options });
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const reading = image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { data, info } = await reading.catch(asCorrupt);
  const { width, height, channels } = info;
  const samples = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.length);
  const hasAlpha = channels === 4;
  return {
    kind: 'pixels',
    width,
    height,
    channels: hasAlpha ? 4 : 3,
    colourSpace: 'srgb',
    opaque: !hasAlpha || isOpaque(samples),
    data: samples,
  };
}

function isOpaque(rgba: Uint8ClampedArray): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}

function asCorrupt(cause: unknown): never {
  throw new CodecError('CORRUPT', cause);
}
