import { halfFloat } from '../colour/half.ts';
import type { Block } from './blocks.ts';

/** Reads a channel's samples in one line, by index; undefined if there are none. */
export function samplesIn(
  { shape, samples }: Block,
  line: number,
  channel: number | undefined,
): ((index: number) => number) | undefined {
  if (channel === undefined) return undefined;
  const start = shape.lines[line]?.[channel];
  if (start === undefined) return undefined;
  const view = new DataView(samples.buffer, samples.byteOffset + start);
  return shape.planes[channel]?.channel.type === 'half'
    ? (index) => halfFloat(view.getUint16(index * 2, true))
    : (index) => view.getFloat32(index * 4, true);
}
