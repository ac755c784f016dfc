import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { helpLeader } from '../tiles/helping.ts';
import { encodePng, rowsIn, stripWriter } from './encode.ts';
import type { Channels } from './filter.ts';

type Shade = (x: number, y: number, channel: number) => number;

/** Enough for several strips and deflate blocks. */
const size = { width: 601, height: 900 };

function rgbaOf({ width, height }: typeof size, shade: Shade): Uint8ClampedArray<ArrayBuffer> {
  return Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => {
    const pixel = Math.floor(index / 4);
    return index % 4 === 3 ? 255 : shade(pixel % width, Math.floor(pixel / width), index % 4);
  });
}

async function encode(
  rgba: Uint8ClampedArray<ArrayBuffer>,
  size: { width: number; height: number },
  channels: Channels,
) {
  return Buffer.concat(await encodePng({ ...size, channels }, rowsIn(rgba, { ...size, channels })));
}

const shades: Record<string, Shade> = {
  'one colour': () => 200,
  'a gradient': (x, y, channel) => (x * (channel + 1) + y) & 255,
  noise: (x, y, channel) => (Math.imul(x * 7919 + y * 104_729 + channel * 31, 2_654_435_761) >>> 24) & 255,
  'runs of all lengths': (x, y) => (y % 2 ? 0 : Math.floor(Math.sqrt(x * 40 + y)) & 255),
};

describe.each(Object.entries(shades))('a PNG of %s', (_, shade) => {
  it('holds red, green and blue as they were, and no alpha', async () => {
    const rgba = rgbaOf(size, shade);
    const png = await encode(rgba, size, 3);
    expect(await sharp(png).metadata()).toMatchObject({ ...size, channels: 3, hasAlpha: false, depth: 'uchar' });
    const back = await sharp(png).ensureAlpha().raw().toBuffer();
    expect(back.equals(Buffer.from(rgba))).toBe(true);
  });

  it('holds only brightness if there is no colour', async () => {
    const rgba = rgbaOf(size, (x, y) => shade(x, y, 0));
    const png = await encode(rgba, size, 1);
    expect(await sharp(png).metadata()).toMatchObject({ ...size, channels: 1, space: 'b-w' });
    const grey = await sharp(png).toColourspace('b-w').raw().toBuffer();
    expect(grey.equals(Buffer.from(rgba.filter((_, index) => index % 4 === 0)))).toBe(true);
  });
});

it('a picture of one pixel comes out as it was', async () => {
  const png = await encode(Uint8ClampedArray.of(1, 2, 3, 255), { width: 1, height: 1 }, 3);
  expect([...(await sharp(png).raw().toBuffer())]).toEqual([1, 2, 3]);
});

it('a picture of one colour takes next to nothing', async () => {
  const rgba = rgbaOf({ width: 1000, height: 1000 }, () => 255);
  expect((await encode(rgba, { width: 1000, height: 1000 }, 3)).length).toBeLessThan(10_000);
});

describe('with other threads', () => {
  const rgba = rgbaOf(size, shades.noise as Shade);
  const layout = { ...size, channels: 3 } as const;
  const alone = () => encodePng(layout, rowsIn(rgba, layout));

  /** How many strips each of the threads that help has written. */
  function helpers(count: number, help = new AbortController()) {
    const sent = Array.from({ length: count }, () => 0);
    const ports = sent.map((_, number) => {
      const { port1, port2 } = new MessageChannel();
      const send = port2.postMessage.bind(port2);
      port2.postMessage = (message: unknown) => {
        sent[number] = (sent[number] as number) + 1;
        send(message);
      };
      helpLeader(help.signal, port2, async () => stripWriter());
      return port1;
    });
    onTestFinished(() => help.abort());
    return { ports, sent };
  }

  it('the file is the same', async () => {
    const { ports, sent } = helpers(2);
    expect(await encodePng(layout, rowsIn(rgba, layout), ports)).toEqual(await alone());
    expect(Math.min(...sent)).toBeGreaterThan(0);
  });

  it('the same threads help with one picture after the other', async () => {
    const { ports } = helpers(2);
    const others = shades['a gradient'] as Shade;
    await encodePng(layout, rowsIn(rgbaOf(size, others), layout), ports);
    expect(await encodePng(layout, rowsIn(rgba, layout), ports)).toEqual(await alone());
  });

  it('nothing is lost if one never answers', async () => {
    const { port1 } = new MessageChannel();
    onTestFinished(() => port1.close());
    expect(await encodePng(layout, rowsIn(rgba, layout), [port1])).toEqual(await alone());
  });
});
