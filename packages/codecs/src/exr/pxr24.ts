import { inflate } from '../inflate/inflate.ts';
import { type BlockShape, sampleBytes } from './header.ts';

/** How many bytes of each sample are kept, and which: floats lose their lowest. */
const keptBytes = { uint: 4, half: 2, float: 3 } as const;

/** Differences of neighbouring samples; of each line and channel first all highest bytes, then the next. */
export function unpackPxr24(packed: Uint8Array, length: number, shape: BlockShape): Uint8Array | undefined {
  const { width, height, channels } = shape;
  const keptPerPixel = channels.reduce((sum, { type }) => sum + keptBytes[type], 0);
  const planes = inflate(packed, width * height * keptPerPixel);
  if (!planes) return undefined;
  const out = new Uint8Array(length);
  const view = new DataView(out.buffer);
  let [from, to] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    for (const { type } of channels) {
      const kept = keptBytes[type];
      const size = sampleBytes[type];
      let sample = 0;
      for (let x = 0; x < width; x += 1, to += size) {
        let difference = 0;
        for (let plane = 0; plane < kept; plane += 1) {
          difference |= (planes[from + plane * width + x] as number) << (8 * (size - 1 - plane));
        }
        sample = (sample + difference) >>> 0;
        if (size === 2) view.setUint16(to, sample & 0xffff, true);
        else view.setUint32(to, sample, true);
      }
      from += kept * width;
    }
  }
  return out;
}
