import type { EncodeSettings } from '@image-converter/codecs/codec';
import { ConversionError } from '../errors.ts';
import type { Output } from '../protocol.ts';

/** There are few, because all frames are written in each of them. */
const qualities = [75, 50, 25, 10];

/** Bytes of frames shrink less than their pixels. */
const caution = 0.8;

/** Moving pictures in the first quality whose file is no larger than wanted. The cause of the error is a longest side. */
export async function animationToFit(
  settings: EncodeSettings,
  encode: (settings: EncodeSettings) => Promise<Output | undefined>,
): Promise<Output | undefined> {
  const { maxBytes } = settings;
  let output = await encode(settings);
  if (!output || maxBytes === undefined || output.blob.size <= maxBytes) return output;
  for (const quality of qualities.filter((one) => one < settings.quality)) {
    output = (await encode({ ...settings, quality, lossless: false })) ?? output;
    if (output.blob.size <= maxBytes) return { ...output, report: { ...output.report, quality } };
  }
  const { width, height, blob } = output;
  const side = Math.max(width, height) * caution * Math.sqrt(maxBytes / blob.size);
  throw new ConversionError('CANNOT_FIT', Math.max(1, Math.floor(side)));
}
