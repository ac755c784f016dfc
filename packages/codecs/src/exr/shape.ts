import type { Size } from '@image-converter/formats/inspection';
import { type Channel, sampleBytes, type Window } from './header.ts';

/** The samples that a block has of one channel. */
export interface Plane extends Size {
  readonly channel: Channel;
  readonly rowBytes: number;
}

/** How the samples of a block are stored: line by line, and in each line channel by channel. */
export interface BlockShape {
  readonly planes: readonly Plane[];
  /** Where each plane's samples begin in each line; undefined if a channel skips the line. */
  readonly lines: readonly (readonly (number | undefined)[])[];
  /** In bytes. */
  readonly length: number;
}

/** Channels may have samples only in every second column and line, counted on the common plane. */
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

/** How many numbers of a range are multiples of another. */
function multiplesIn(first: number, count: number, of: number): number {
  return Math.floor((first + count - 1) / of) - Math.floor((first - 1) / of);
}

/** From all rows of a plane, one plane after the other, to how a block stores them. */
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

/** The bytes of each plane, where one stands behind the other. */
export function planesIn(bytes: Uint8Array, { planes }: Pick<BlockShape, 'planes'>): Uint8Array[] {
  let end = 0;
  return planes.map(({ rowBytes, height }) => {
    end += rowBytes * height;
    return bytes.subarray(end - rowBytes * height, end);
  });
}
