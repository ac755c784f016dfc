import type { EncodeSettings } from '@image-converter/codecs/codec';
import { ConversionError } from '../errors.ts';
import type { Output } from '../protocol.ts';

/** Only a few, because all frames are encoded for each. */
const qualities = [75, 50, 25, 10];

/** The bytes of a frame shrink less than its pixels. */
const caution = 0.8;

/**
 * Encodes an animation at the first quality that fits `maxBytes`. If none fits, `cause` of the error is a suggested
 * longest side.
 */
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
