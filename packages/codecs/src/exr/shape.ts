import type { Size } from '@image-converter/formats/inspection';
import { type Channel, sampleBytes, type Window } from './header.ts';

/** A block's samples of one channel. */
export interface Plane extends Size {
  readonly channel: Channel;
  readonly rowBytes: number;
}

/** Layout of a block: line by line, and channel by channel within each line. */
export interface BlockShape {
  readonly planes: readonly Plane[];
  /** Offset of each plane's samples in each line; undefined if a channel skips the line. */
  readonly lines: readonly (readonly (number | undefined)[])[];
  /** In bytes. */
  readonly length: number;
}

/** Channels may be subsampled, e.g. to every second column and line, counted in the common coordinate space. */
export function shapeOf(channels: readonly Channel[], { left, top, width, height }: Window): BlockShape {
  const planes = channels.map((channel) => {
    const across = multiplesIn(left, width, channel.across);
    const rowBytes = across * sampleBytes[channel.type];
    return { channel, width: across, height: multiplesIn(top, height, channel.down), rowBytes };
  });
  let length = 0;
  const lines = Array.from({ length: height }, (_, line) =>
    planes.map(({ channel, rowBytes }) => {
      if ((top + line) % channel.down !== 0) return undefined;
      length += rowBytes;
      return length - rowBytes;
    }),
  );
  return { planes, lines, length };
}

/** Number of multiples in a range. */
function multiplesIn(first: number, count: number, of: number): number {
  return Math.floor((first + count - 1) / of) - Math.floor((first - 1) / of);
}

/** Converts whole planes, one after the other, to the line-by-line layout of a block. */
export function linesOf({ planes, lines, length }: BlockShape, stored: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(length);
  const next = planes.map(() => 0);
  for (const starts of lines) {
    for (const [index, start] of starts.entries()) {
      if (start === undefined) continue;
      const from = next[index] as number;
      const to = from + (planes[index] as Plane).rowBytes;
      out.set((stored[index] as Uint8Array).subarray(from, to), start);
      next[index] = to;
    }
  }
  return out;
}

/** Splits consecutive planes. */
export function planesIn(bytes: Uint8Array, { planes }: Pick<BlockShape, 'planes'>): Uint8Array[] {
  let end = 0;
  return planes.map(({ rowBytes, height }) => {
    end += rowBytes * height;
    return bytes.subarray(end - rowBytes * height, end);
  });
}
