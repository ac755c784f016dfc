import { composed, type Patch } from '../animation/composed.ts';
import type { AnimationReader } from '../animation/reader.ts';
import { checkSize } from '../byte-reader.ts';
import { rgbaPixels } from '../pixels.ts';
import { draw } from './draw.ts';
import { type GifFrame, gifIn } from './file.ts';

/** Disposal methods by number. Undefined ones keep the frame. */
const afterwards: Readonly<Record<number, Patch['after']>> = { 2: 'clear', 3: 'restore' };

export const readGif: AnimationReader = async ({ source, host }) => {
  const { size, frames, plays } = gifIn(await source.bytes());
  for (const one of [size, ...frames]) checkSize(one, host);
  return { ...size, plays, count: frames.length, frames: composed(size, patches(frames)) };
};

function* patches(frames: readonly GifFrame[]): Generator<Patch> {
  for (const frame of frames) {
    const { width, height, left, top, milliseconds, disposal } = frame;
    const words = new Uint32Array(width * height);
    draw(frame, { left: 0, top: 0 }, words, width);
    const picture = rgbaPixels({ width, height }, new Uint8ClampedArray(words.buffer));
    yield { ...picture, x: left, y: top, milliseconds, blend: 'over', after: afterwards[disposal] ?? 'keep' };
  }
}
