import { corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import { drawEach, drawTextured, type Raster } from '@image-converter/corpus/fixtures/draw';
import { drawSaturated } from '@image-converter/corpus/fixtures/saturated';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rgbaPixels } from '../pixels.ts';
import { hasColourEdges, isWorthLookingAt } from './colour-edges.ts';
import { samplePicture } from './sample-picture.ts';

function judge({ width, height, channels, data }: Raster, background = '#ffffff'): boolean {
  const opaque = channels === 3;
  const picture = { kind: 'pixels', width, height, channels, colourSpace: 'srgb', opaque } as const;
  return hasColourEdges(samplePicture({ ...picture, data: new Uint8ClampedArray(data.buffer) }, background), picture);
}

const large = { width: 1400, height: 900 };
const small = { width: 60, height: 40 };

describe('colours have edges', () => {
  it.each(['tiny', 'large'] as const)('in a %s graphic', (size) => {
    expect(judge(drawSaturated(size))).toBe(true);
  });

  it('in two areas side by side, wherever they meet', () => {
    for (const edge of [29, 30, 31, 32, 33]) {
      expect(judge(drawEach(small, (x) => (x < edge ? [255, 0, 0] : [0, 0, 255]))), `at ${edge}`).toBe(true);
    }
  });

  it('in a small picture with soft colours, too', () => {
    expect(judge(drawEach(small, (x, y) => [120 + 8 * (x % 4), 110, 120 - 8 * (y % 4)]))).toBe(true);
  });

  it('where a transparent picture meets its background', () => {
    const drawing = { ...drawEach(small, (x) => [0, 0, 0, x < 30 ? 255 : 0]), channels: 4 as const };
    expect(judge(drawing, '#ff0000')).toBe(true);
    expect(judge(drawing, '#ffffff')).toBe(false);
  });
});

it.each([0, 1])('opaque pixels of four bytes are judged like those of three, wherever they lie (at %i)', (offset) => {
  const size = { width: 320, height: 240 };
  for (const [blue, expected] of [
    [255, true],
    [0, false],
  ] as const) {
    const { data } = drawEach(size, (x) => (x % 40 < 20 ? [255, 0, 0] : [255 - blue, 0, blue]));
    const memory = new Uint8ClampedArray(offset + size.width * size.height * 4);
    const rgba = memory.subarray(offset);
    for (let pixel = 0; pixel < size.width * size.height; pixel += 1) {
      rgba.set([...data.subarray(pixel * 3, pixel * 3 + 3), 255], pixel * 4);
    }
    expect(hasColourEdges(samplePicture(rgbaPixels(size, rgba, true), '#ffffff'), size)).toBe(expected);
  }
});

describe('colours have no edges', () => {
  it('in a photo with its noise', () => {
    expect(judge(drawTextured(large))).toBe(false);
  });

  it('in black text on white, small or large', () => {
    const text = (x: number, y: number) => Array<number>(3).fill((x * 7 + y * 3) % 11 < 3 ? 0 : 255);
    expect(judge(drawEach(small, text))).toBe(false);
    expect(judge(drawEach(large, text))).toBe(false);
  });

  it('in a photo on plain white, as shops show things', () => {
    const thing = drawTextured(large);
    const onWhite = drawEach(large, (x, y) => {
      const from = (y * large.width + x) * 3;
      return Math.hypot(x - 700, y - 450) < 300 ? [...thing.data.subarray(from, from + 3)] : [255, 255, 255];
    });
    expect(judge(onWhite)).toBe(false);
  });

  it('in a strip that is narrower than what is looked at', () => {
    expect(judge(drawEach({ width: 20, height: 20_000 }, (x) => (x % 2 ? [255, 0, 0] : [0, 0, 255])))).toBe(false);
  });
});

const photos = [
  'Landscape_1.jpg',
  'iPhone13Pro_IMG_8566.JPG',
  '_K6A7941.JPG',
  'ultra-hdr.jpg',
  'tower_progressive.jpg',
];

describe('a photo of the corpus', needsCorpus, () => {
  it.each(photos)('%s stays as it is', async (file) => {
    const { data, info } = await sharp(corpusBytes(file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(judge({ width: info.width, height: info.height, channels: 3, data: Uint8Array.from(data) })).toBe(false);
  });
});

it('a picture that would take too long is not looked at', () => {
  expect(isWorthLookingAt({ width: 4096, height: 4096 })).toBe(true);
  expect(isWorthLookingAt({ width: 4096, height: 4097 })).toBe(false);
});
