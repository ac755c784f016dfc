import { CodecError } from '@image-converter/formats/codec-error';
import { lightToSrgb } from '../colour/light-to-srgb.ts';
import { applied } from '../colour/matrix.ts';
import type { Pixels } from '../pixels.ts';
import { type Block, samplesIn } from './blocks.ts';
import type { Channel, Header, Window } from './header.ts';
import type { Placed } from './placed-channels.ts';
import { matrixOf, weightsOf } from './primaries.ts';
import { shapeOf } from './shape.ts';

/** All samples of a channel. */
interface Gathered {
  readonly channel: Channel;
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Luminance, and the red and blue differences from it, often subsampled to a quarter. */
export function paintChroma(
  blocks: Iterable<Block>,
  header: Header,
  { colours, alpha }: Placed & { kind: 'chroma' },
  rgba: Pixels['data'],
): void {
  const { display, data } = header;
  const used = [...colours, ...(alpha === undefined ? [] : [alpha])];
  const [light, redness, blueness, cover] = gathered(blocks, header, used) as [Gathered, Gathered, Gathered, Gathered?];
  const matrix = matrixOf(header);
  const [redWeight, greenWeight, blueWeight] = weightsOf(header);
  for (let y = 0; y < data.height; y += 1) {
    const displayY = y + data.top - display.top;
    if (displayY < 0 || displayY >= display.height) continue;
    for (let x = 0; x < data.width; x += 1) {
      const displayX = x + data.left - display.left;
      if (displayX < 0 || displayX >= display.width) continue;
      const to = (displayY * display.width + displayX) * 4;
      const at = y * data.width + x;
      const covered = cover ? Math.min(Math.max(cover.values[at] as number, 0), 1) : 1;
      rgba[to + 3] = covered * 255;
      if (covered === 0) continue;
      const level = (light.values[at] as number) / covered;
      const red = (valueAt(redness, x, y) + 1) * level;
      const blue = (valueAt(blueness, x, y) + 1) * level;
      const green = (level - red * redWeight - blue * blueWeight) / greenWeight;
      for (const [channel, value] of applied(matrix, [red, green, blue]).entries())
        rgba[to + channel] = lightToSrgb(value);
    }
  }
}

function gathered(blocks: Iterable<Block>, { channels, data }: Header, used: readonly number[]): Gathered[] {
  const planes = shapeOf(channels, { ...data, height: Math.min(data.height, 1) }).planes;
  const all = used.map((index) => {
    const channel = channels[index] as Channel;
    checkAligned(channel, data);
    const [width, height] = [planes[index]?.width ?? 0, Math.ceil(data.height / channel.down)];
    return { channel, width, height, values: new Float32Array(width * height) };
  });
  for (const block of blocks) {
    for (let line = 0; line < block.height; line += 1) {
      for (const [index, { channel, width, values }] of all.entries()) {
        const samples = samplesIn(block, line, used[index]);
        const row = Math.floor((block.top + line - data.top) / channel.down) * width;
        const left = block.left - data.left;
        for (let x = 0; samples && x < Math.min(block.width, width); x += 1) values[row + left + x] = samples(x);
      }
    }
  }
  return all;
}

/** The specification requires a window that starts with a sample of every channel. */
function checkAligned({ across, down }: Channel, { left, top }: Window): void {
  if (left % across !== 0 || top % down !== 0) throw new CodecError('CORRUPT', 'EXR: window');
}

/** Interpolated for pixels without a sample. */
function valueAt({ channel: { across, down }, width, height, values }: Gathered, x: number, y: number): number {
  const [column, row] = [x / across, y / down];
  const [left, top] = [Math.min(Math.floor(column), width - 1), Math.min(Math.floor(row), height - 1)];
  const [right, bottom] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
  const at = (one: number, other: number) => values[other * width + one] as number;
  const upper = at(left, top) + (at(right, top) - at(left, top)) * (column - left);
  if (row === top) return upper;
  const lower = at(left, bottom) + (at(right, bottom) - at(left, bottom)) * (column - left);
  return upper + (lower - upper) * (row - top);
}
