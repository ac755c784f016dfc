import { CodecError } from '@image-converter/formats/codec-error';
import { black, pixelsOfBits, white } from '../bits.ts';
import { ByteReader, checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
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
    if ('FfHh'.includes(header.kind)) return rgbaPixels(header, rgbaOf(floatSamples(bytes, header), header), true);
    if (!(header.most >= 1 && header.most <= maxValue)) throw new CodecError('CORRUPT', 'Netpbm: maximum');
    if (header.kind === '4') return bitmap(bytes, header);
    const samples = '123'.includes(header.kind) ? digitSamples(bytes, header) : byteSamples(bytes, header);
    return rgbaPixels(header, rgbaOf(samples, header));
  },
} satisfies Codec;

function bitmap(bytes: Uint8Array, { width, height, start }: Header): Pixels {
  const rowBytes = Math.ceil(width / 8);
  const rows = new ByteReader(bytes, 'big-endian', start).take(rowBytes * height);
  return pixelsOfBits({ width, height, rows, rowBytes, colours: [white, black], firstBit: 'highest' });
}

/** Big-endian 16-bit samples if one byte is not enough. */
function byteSamples(bytes: Uint8Array, { width, height, channels, most, start }: Header): Uint8ClampedArray {
  const sampleBytes = most > 255 ? 2 : 1;
  const stored = new ByteReader(bytes, 'big-endian', start).take(width * height * channels * sampleBytes);
  const samples = new Uint8ClampedArray(width * height * channels);
  for (let to = 0, from = 0; to < samples.length; to += 1, from += sampleBytes) {
    const value =
      sampleBytes === 1 ? (stored[from] as number) : ((stored[from] as number) << 8) | (stored[from + 1] as number);
    samples[to] = (value * 255) / most;
  }
  return samples;
}

function rgbaOf(samples: Uint8ClampedArray, { width, height, channels, isLastAlpha }: Header): Pixels['data'] {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const isGrey = channels <= 2;
  for (let from = 0, to = 0; to < data.length; from += channels, to += 4) {
    for (let colour = 0; colour < 3; colour += 1) data[to + colour] = samples[from + (isGrey ? 0 : colour)] as number;
    if (isLastAlpha) data[to + 3] = samples[from + channels - 1] as number;
  }
  return data;
}
