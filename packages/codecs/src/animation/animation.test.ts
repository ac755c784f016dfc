import { meanDifference } from '@image-converter/corpus/compare';
import { fixture } from '@image-converter/corpus/fixtures';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { inspect, isInspected } from '@image-converter/formats/inspect';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Encoded, sourceOf } from '../codec.ts';
import { codec as gif } from '../gif-encoder/codec.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { browserHostForTests, settingsForTests } from '../testing/host.ts';
import { codec as webp } from '../webp/codec.ts';
import type { Animation } from './animation.ts';
import { composed, type Patch } from './composed.ts';
import { animationReaders } from './readers.ts';

const host = browserHostForTests();
const size = { width: 24, height: 16 };
const times = [40, 120, 70, 250];

/** A square moving across a background, which may be opaque or transparent. */
function walking(ground: readonly number[]): Buffer[] {
  return times.map((_, step) => {
    const data = Buffer.alloc(size.width * size.height * 4);
    for (let at = 0; at < data.length; at += 4) {
      const [x, y] = [(at / 4) % size.width, Math.floor(at / 4 / size.width)];
      const isInside = x >= 5 * step + 1 && x < 5 * step + 6 && y >= 3 * step && y < 3 * step + 5;
      data.set(isInside ? [255, 40 * step, 0, 255] : ground, at);
    }
    return data;
  });
}

/** Written by sharp, to be independent of our own encoders. */
function written(format: 'gif' | 'webp', frames: readonly Buffer[], loop: number): Promise<Buffer> {
  const raw = { ...size, height: size.height * frames.length, channels: 4 as const, pageHeight: size.height };
  const image = sharp(Buffer.concat(frames), { raw });
  const options = { delay: times, loop };
  return (format === 'gif' ? image.gif(options) : image.webp({ ...options, lossless: true })).toBuffer();
}

async function read(format: AnyFormat, bytes: Uint8Array): Promise<Animation> {
  const file = new Blob([new Uint8Array(bytes)]);
  const inspection = isInspected(format) ? await inspect(file, format) : undefined;
  const reader = await animationReaders[format]?.();
  const animation = await reader?.({ source: sourceOf(file, format, inspection), decoders: [], host });
  if (!animation) throw new Error(`${format} was not read`);
  return animation;
}

/** Read by sharp: all frames, fully composed. */
async function seen(encoded: Encoded) {
  const bytes = Buffer.concat(encoded as Uint8Array[]);
  const { pages = 1, delay, loop } = await sharp(bytes).metadata();
  const { data } = await sharp(bytes, { pages: -1 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { frames: cutInto(pages, data), delay, loop };
}

function cutInto(count: number, data: Buffer): Buffer[] {
  const length = data.length / count;
  return Array.from({ length: count }, (_, index) => data.subarray(index * length, (index + 1) * length));
}

/** Ignores the colours of fully transparent pixels. */
function visible(frame: Uint8Array | Uint8ClampedArray): Buffer {
  const words = Buffer.from(frame);
  for (let at = 3; at < words.length; at += 4) if (words[at] === 0) words.fill(0, at - 3, at);
  return words;
}

const encoders = { gif, webp };
const targets = ['gif', 'webp'] as const;
const grounds = { opaque: [0, 90, 200, 255], clear: [0, 0, 0, 0] };

describe.each(targets)('an animated %s', (from) => {
  describe.each(targets)('becomes an animated %s', (to) => {
    test.each(Object.entries(grounds))('on a ground that is %s: same frames, times and plays', async (_, ground) => {
      const frames = walking(ground);
      for (const loop of [0, 1, 3]) {
        const animation = await read(from, await written(from, frames, loop));
        const encoded = await encoders[to].encodeAnimation(animation, settingsForTests(to), host);
        const result = await seen(encoded);
        expect(result.frames).toHaveLength(frames.length);
        for (const [index, frame] of frames.entries()) {
          expect(visible(result.frames[index] as Buffer).equals(visible(frame)), `frame ${index}`).toBe(true);
        }
        expect(result.delay).toEqual(times);
        expect(result.loop).toBe(loop);
      }
    });
  });
});

describe('an animated PNG', () => {
  const [picture, white, grey] = ['picture', 'white', 'grey'] as const;

  test.each([
    ['animated.png', [picture, white, grey]],
    ['animated-interlaced.png', [picture, white, grey]],
    // The default image, for viewers without animation support, is not part of the animation.
    ['animated-behind-default.png', [white, grey, picture]],
  ])('becomes what it shows: %s', async (name, order) => {
    const animation = await read('png', await fixture(name));
    const { frames, delay } = await seen(await webp.encodeAnimation(animation, settingsForTests('webp'), host));
    const drawn = await sharp(await fixture('plain.png'))
      .ensureAlpha()
      .raw()
      .toBuffer();
    const corners = { picture: [...drawn.subarray(0, 4)], white: [255, 255, 255, 255], grey: [128, 128, 128, 255] };
    expect(frames.map((frame) => [...frame.subarray(0, 4)])).toEqual(order.map((one) => corners[one]));
    expect(meanDifference(frames[order.indexOf(picture)] as Buffer, drawn)).toBeLessThan(3);
    expect(delay).toEqual([100, 100, 100]);
  });
});

test('a photo that moves is written with loss where that is smaller, and still looks the same', async () => {
  const side = 96;
  const frame = (shift: number) => {
    let seed = shift + 1;
    const data = new Uint8ClampedArray(side * side * 4);
    for (let at = 0; at < data.length; at += 4) {
      const [x, y] = [((at / 4) % side) + shift, Math.floor(at / 4 / side)];
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const grain = (seed >>> 24) / 16;
      data.set([120 + 80 * Math.sin(x / 7) + grain, 120 + 80 * Math.sin(y / 9) + grain, 90 + grain, 255], at);
    }
    return rgbaPixels({ width: side, height: side }, data);
  };
  const pictures = [0, 3, 6, 9, 12].map(frame);
  async function* frames() {
    for (const picture of pictures) yield { picture, milliseconds: 100 };
  }
  const animation = { width: side, height: side, plays: 0, count: pictures.length, frames: frames() };
  const encoded = (await webp.encodeAnimation(animation, settingsForTests('webp'), host)) as Uint8Array<ArrayBuffer>[];
  expect(Buffer.concat(encoded).includes('VP8 ')).toBe(true);
  const result = await seen(encoded);
  for (const [index, { data }] of pictures.entries()) {
    expect(meanDifference(result.frames[index] as Buffer, data)).toBeLessThan(8);
  }
});

describe('a patch', () => {
  const screen = { width: 3, height: 1 };
  const red = [255, 0, 0, 255];
  const blue = [0, 0, 255, 255];
  const half = [0, 0, 255, 128];
  const clear = [0, 0, 0, 0];

  function patch(x: number, pixels: readonly number[][], how: Partial<Patch> = {}): Patch {
    const data = Uint8ClampedArray.from(pixels.flat());
    const piece: Pixels<4> = rgbaPixels({ width: pixels.length, height: 1 }, data);
    return { ...piece, x, y: 0, milliseconds: 10, blend: 'over', after: 'keep', ...how };
  }

  async function shown(...patches: Patch[]): Promise<number[][]> {
    const frames: number[][] = [];
    for await (const { picture } of composed(screen, patches)) frames.push([...picture.data]);
    return frames;
  }

  test('lies over what was there, or stands for it', async () => {
    const ground = patch(0, [red, red, red]);
    const pixels = [clear, half];
    const [, over] = await shown(ground, patch(1, pixels));
    expect(over).toEqual([...red, ...red, 127, 0, 128, 255]);
    const [, replaced] = await shown(ground, patch(1, pixels, { blend: 'replace' }));
    expect(replaced).toEqual([...red, ...clear, ...half]);
  });

  test('is cleared or undone afterwards, if it says so', async () => {
    const ground = patch(0, [red, red, red]);
    const last = patch(0, [blue]);
    const [, , cleared] = await shown(ground, patch(1, [blue], { after: 'clear' }), last);
    expect(cleared).toEqual([...blue, ...clear, ...red]);
    const [, , undone] = await shown(ground, patch(1, [blue], { after: 'restore' }), last);
    expect(undone).toEqual([...blue, ...red, ...red]);
  });

  test('ends where the screen does', async () => {
    expect(await shown(patch(2, [red, blue]))).toEqual([[...clear, ...clear, ...red]]);
  });
});
