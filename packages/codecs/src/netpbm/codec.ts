import { CodecError } from '@image-converter/formats/codec-error';
import { black, pixelsOfBits, white } from '../bits.ts';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { deepest, deepPixels, keepsDeep } from '../deep-pixels.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { digitSamples } from './digits.ts';
import { floatSamples } from './floats.ts';
import { type Header, headerOf } from './header.ts';

const maxValue = 65_535;

/** PBM, PGM and PPM with samples as digits or bytes, PAM, and the float formats PFM and PHM. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels> {
    const bytes = await source.bytes();
    const header = headerOf(bytes);
    checkSize(header, host);
    const data = () => new Uint8ClampedArray(header.width * header.height * 4).fill(255);
    if ('FfHh'.includes(header.kind)) {
      return rgbaPixels(header, painted(data(), floatSamples(bytes, header), { ...header, most: 255 }), true);
    }
    if (!(header.most >= 1 && header.most <= maxValue)) throw new CodecError('CORRUPT', 'Netpbm: maximum');
    if (header.kind === '4') return bitmap(bytes, header);
    const samples = '123'.includes(header.kind) ? digitSamples(bytes, header) : byteSamples(bytes, header);
    if (!keepsDeep(host, header) || header.most <= 255) return rgbaPixels(header, painted(data(), samples, header));
    const deep = new Uint16Array(header.width * header.height * 4).fill(deepest);
    return deepPixels(header, painted(deep, samples, header), host);
  },
} satisfies Codec;

function bitmap(bytes: Uint8Array, { width, height, start }: Header): Pixels {
  const rowBytes = Math.ceil(width / 8);
  const rows = new ByteReader(bytes, 'big-endian', start).take(rowBytes * height);
  return pixelsOfBits({ width, height, rows, rowBytes, colours: [white, black], firstBit: 'highest' });
}

/** Big-endian 16-bit samples if one byte is not enough. */
function byteSamples(bytes: Uint8Array, { width, height, channels, most, start }: Header): Uint16Array {
  const sampleBytes = most > 255 ? 2 : 1;
  const stored = new ByteReader(bytes, 'big-endian', start).take(width * height * channels * sampleBytes);
  if (sampleBytes === 1) return Uint16Array.from(stored);
  const samples = new Uint16Array(width * height * channels);
  for (let to = 0, from = 0; to < samples.length; to += 1, from += 2) {
    samples[to] = ((stored[from] as number) << 8) | (stored[from + 1] as number);
  }
  return samples;
}

/** Onto white, which is `most` in the file. */
function painted<Rgba extends Uint8ClampedArray | Uint16Array>(
  rgba: Rgba,
  samples: ArrayLike<number>,
  { channels, isLastAlpha, most }: Header,
): Rgba {
  const scale = (rgba[3] as number) / most;
  const isGrey = channels <= 2;
  const put = (to: number, from: number) => {
    rgba[to] = Math.round(Math.min(samples[from] as number, most) * scale);
  };
  for (let from = 0, to = 0; to < rgba.length; from += channels, to += 4) {
    for (let colour = 0; colour < 3; colour += 1) put(to + colour, from + (isGrey ? 0 : colour));
    if (isLastAlpha) put(to + 3, from + channels - 1);
  }
  return rgba;
}
