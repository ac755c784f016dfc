import { bestQuality } from '@image-converter/codecs/fitting/best-quality';
import { sampleOfPixels } from '@image-converter/codecs/fitting/sample';
import type { Pixels } from '@image-converter/codecs/pixels';
import { type ConversionOptions, defaultChoices } from '@image-converter/formats/options';
import type { ServerReport } from './answers.ts';
import { asDecodingError, DecodingError } from './decoding-error.ts';
import type { ServerHost } from './host.ts';
import { encodersOf } from './registry.ts';

interface Encoded {
  readonly bytes: readonly Uint8Array[];
  readonly report: ServerReport;
}

/** If there is a size limit, it keeps to what was chosen, or uses the best lower quality that fits. */
export async function encode(picture: Pixels, options: ConversionOptions, host: ServerHost): Promise<Encoded> {
  const { maxBytes } = options;
  if (maxBytes === undefined) return encodeSmallest(picture, options, host);
  const lossless = options.lossless ? await encodeOnce(picture, options, host) : undefined;
  if (lossless && sizeOf(lossless) <= maxBytes) return lossless;
  const sample = sampleOfPixels(picture);
  const inQuality = async (one: Pixels, quality: number) => {
    const encoded = await encodeOnce(one, { ...options, quality, lossless: false }, host);
    return { ...encoded, size: sizeOf(encoded) };
  };
  const best = await bestQuality(maxBytes, options.quality, {
    encode: (quality) => inQuality(picture, quality),
    sampleBytes: async (quality) => (await inQuality(sample ?? picture, quality)).size,
    samples: sample ? (picture.width * picture.height) / (sample.width * sample.height) : 1,
  });
  if (!best) throw new DecodingError('RESULT_TOO_LARGE', new Error(`no quality gives ${maxBytes} bytes`));
  const { bytes, report } = best.file;
  const isAsChosen = best.quality === options.quality && !options.lossless;
  return { bytes, report: isAsChosen ? report : { ...report, quality: best.quality } };
}

/** Extra effort does not make every picture smaller: adaptive filters enlarge some drawings. */
async function encodeSmallest(picture: Pixels, options: ConversionOptions, host: ServerHost): Promise<Encoded> {
  const encoded = await encodeOnce(picture, options, host);
  if (options.effort === defaultChoices.effort) return encoded;
  const plain = await encodeOnce(picture, { ...options, effort: defaultChoices.effort }, host);
  return sizeOf(plain) < sizeOf(encoded) ? plain : encoded;
}

function sizeOf({ bytes }: Encoded): number {
  return bytes.reduce((sum, { length }) => sum + length, 0);
}

async function encodeOnce(picture: Pixels, options: ConversionOptions, host: ServerHost): Promise<Encoded> {
  try {
    for (const encoder of encodersOf(options.target)) {
      const bytes = await encoder.encode?.(picture, options, host);
      if (bytes) return { bytes, report: { encoder: encoder.name, ...(picture.deep && { bits: 16 }) } };
    }
  } catch (error) {
    throw asDecodingError(error, 'ENCODE_FAILED');
  }
  throw new DecodingError('ENCODE_FAILED');
}
