import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { halfFloat } from '../colour/half.ts';
import { lightToSrgb } from '../colour/light-to-srgb.ts';
import { applied, identity, type Matrix } from '../colour/matrix.ts';
import { between, bt709 } from '../colour/rgb-space.ts';
import type { Pixels } from '../pixels.ts';
import type { Block } from './blocks.ts';
import { type Channel, type Header, sampleBytes } from './header.ts';

/** A channel's samples in a line: how far in they begin, in bytes a pixel, and what they are. */
interface Placed extends Channel {
  readonly before: number;
}

/** Paints blocks of linear light, multiplied with alpha, at their place in the display window. */
export function painterOf(header: Header, rgba: Pixels['data']): (block: Block) => void {
  const { display } = header;
  const { colours, alpha, pixelBytes } = placedChannels(header.channels);
  const [red, green, blue] = colours;
  const matrix = matrixOf(header);
  return ({ left, top, width, height, samples }) => {
    const view = new DataView(samples.buffer, samples.byteOffset, samples.byteLength);
    for (let line = 0; line < height; line += 1) {
      const y = top + line - display.top;
      if (y < 0 || y >= display.height) continue;
      const start = line * width * pixelBytes;
      for (let column = 0; column < width; column += 1) {
        const x = left + column - display.left;
        if (x < 0 || x >= display.width) continue;
        const to = (y * display.width + x) * 4;
        const cover = alpha ? Math.min(Math.max(sampleAt(view, start, width, column, alpha), 0), 1) : 1;
        rgba[to + 3] = cover * 255;
        if (cover === 0) continue;
        let r = red ? sampleAt(view, start, width, column, red) / cover : 0;
        let g = green ? sampleAt(view, start, width, column, green) / cover : 0;
        let b = blue ? sampleAt(view, start, width, column, blue) / cover : 0;
        if (matrix !== identity) [r, g, b] = applied(matrix, [r, g, b]);
        rgba[to] = lightToSrgb(r);
        rgba[to + 1] = lightToSrgb(g);
        rgba[to + 2] = lightToSrgb(b);
      }
    }
  };
}

function placedChannels(channels: readonly Channel[]) {
  let before = 0;
  const placed = new Map<string, Placed>();
  const layer = commonLayer(channels);
  for (const channel of channels) {
    placed.set(channel.name.slice(layer.length), { ...channel, before });
    before += sampleBytes[channel.type];
  }
  const grey = placed.get('Y');
  const colours = grey ? [grey, grey, grey] : ['R', 'G', 'B'].map((name) => placed.get(name));
  const used = [...colours, placed.get('A')].filter((channel) => channel !== undefined);
  if (!colours.some(Boolean) || used.some(({ type }) => type === 'uint') || placed.has('RY')) {
    throw new UnsupportedFile('KIND_OF_PIXELS', `EXR: channels ${[...placed.keys()].join(' ')}`);
  }
  return { colours, alpha: placed.get('A'), pixelBytes: before };
}

/** Photoshop writes the name of the only layer before that of each channel. */
function commonLayer(channels: readonly Channel[]): string {
  const [layer = ''] = /^.*\./.exec(channels[0]?.name ?? '') ?? [];
  return channels.every(({ name }) => name.lastIndexOf('.') === layer.length - 1 && name.startsWith(layer))
    ? layer
    : '';
}

function sampleAt(view: DataView, start: number, width: number, column: number, { type, before }: Placed): number {
  const at = start + before * width + column * sampleBytes[type];
  return type === 'half' ? halfFloat(view.getUint16(at, true)) : view.getFloat32(at, true);
}

function matrixOf({ primaries }: Header): Matrix {
  if (!primaries) return identity;
  const matrix = between(primaries, bt709);
  if (matrix.flat().some((value) => !Number.isFinite(value))) throw new CodecError('UNSUPPORTED', 'EXR: primaries');
  return matrix;
}
