import type { Order } from '@image-converter/codecs/codec';
import { ConversionError } from '../errors.ts';
import type { Output } from '../protocol.ts';

/** There are few, because all frames are written in each of them. */
const qualities = [75, 50, 25, 10];

/** Bytes of frames shrink less than their pixels. */
const caution = 0.8;

/** Moving pictures in the first quality whose file is no larger than wanted. The cause of the error is a longest side. */
export async function animationToFit(
  order: Order,
  encode: (order: Order) => Promise<Output | undefined>,
): Promise<Output | undefined> {
  const { mostBytes } = order;
  let output = await encode(order);
  if (!output || mostBytes === undefined || output.blob.size <= mostBytes) return output;
  for (const quality of qualities.filter((one) => one < order.quality)) {
    output = (await encode({ ...order, quality, lossless: false })) ?? output;
    if (output.blob.size <= mostBytes) return { ...output, report: { ...output.report, quality } };
  }
  const { width, height, blob } = output;
  const side = Math.max(width, height) * caution * Math.sqrt(mostBytes / blob.size);
  throw new ConversionError('CANNOT_FIT', Math.max(1, Math.floor(side)));
}
