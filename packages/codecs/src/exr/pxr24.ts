import { inflate } from '../inflate/inflate.ts';
import { sampleBytes } from './header.ts';
import type { BlockShape, Plane } from './shape.ts';

/** Bytes kept per sample: floats lose their lowest. */
const keptBytes = { uint: 4, half: 2, float: 3 } as const;

/** Differences between neighbouring samples; for each line and channel, all highest bytes first, then the next. */
export function unpackPxr24(packed: Uint8Array, { planes, lines, length }: BlockShape): Uint8Array | undefined {
  const kept = inflate(
    packed,
    planes.reduce((sum, { channel, width, height }) => sum + width * height * keptBytes[channel.type], 0),
  );
  if (!kept) return undefined;
  const view = new DataView(new ArrayBuffer(length));
  let from = 0;
  for (const starts of lines) {
    for (const [index, start] of starts.entries()) {
      if (start === undefined) continue;
      const plane = planes[index] as Plane;
      addUp(kept.subarray(from), plane, view, start);
      from += plane.width * keptBytes[plane.channel.type];
    }
  }
  return new Uint8Array(view.buffer);
}

function addUp(kept: Uint8Array, { channel: { type }, width }: Plane, view: DataView, start: number): void {
  const size = sampleBytes[type];
  let sample = 0;
  for (let x = 0, to = start; x < width; x += 1, to += size) {
    let difference = 0;
    for (let byte = 0; byte < keptBytes[type]; byte += 1) {
      difference |= (kept[byte * width + x] as number) << (8 * (size - 1 - byte));
    }
    sample = (sample + difference) >>> 0;
    if (size === 2) view.setUint16(to, sample & 0xffff, true);
    else view.setUint32(to, sample, true);
  }
}
