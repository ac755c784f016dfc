import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { faviconsOf } from './favicons.ts';

const side = 512;
const corners = {
  red: [255, 0, 0, 255],
  green: [0, 255, 0, 255],
  blue: [0, 0, 255, 255],
  clear: [0, 0, 0, 0],
} as const;
const { red, green, blue, clear } = corners;

/** A quarter for each corner: red and green above, blue and clear below. */
function quarters(): Pixels<4> {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [left, right] = y < side / 2 ? [red, green] : [blue, clear];
      data.set(x < side / 2 ? left : right, (y * side + x) * 4);
    }
  }
  return rgbaPixels({ width: side, height: side }, data);
}

async function files(background = '#ffffff') {
  return Promise.all(
    (await faviconsOf(quarters(), { background })).map(async ({ encoded, width, height }) => ({
      type: encoded.type,
      size: [width, height],
      bytes: Buffer.from(await encoded.arrayBuffer()),
    })),
  );
}

/** Its four corners, from the top left, row by row. */
async function cornersOf(png: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  const [right, bottom] = [info.width - 1, info.height - 1];
  return [at(0, 0), at(right, 0), at(0, bottom), at(right, bottom)];
}

test('a website gets an ICO and three PNGs', async () => {
  expect((await files()).map(({ type, size }) => [type, ...size])).toEqual([
    ['image/vnd.microsoft.icon', 48, 48],
    ['image/png', 180, 180],
    ['image/png', 192, 192],
    ['image/png', 512, 512],
  ]);
});

test('the ICO has the sizes of browser tabs, each with every corner in its place', async () => {
  const [ico] = await files();
  const bytes = ico?.bytes as Buffer;
  expect(bytes.readUInt16LE(4)).toBe(3);
  for (const [index, wanted] of [16, 32, 48].entries()) {
    const entry = bytes.subarray(6 + 16 * index);
    const png = bytes.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8));
    expect([entry[0], entry[1]]).toEqual([wanted, wanted]);
    expect(await sharp(png).metadata()).toMatchObject({ width: wanted, height: wanted });
    expect(await cornersOf(png)).toEqual([red, green, blue, clear]);
  }
});

test('each PNG has the size it says, and its corners; only that for Apple is filled', async () => {
  const [, apple, ...apps] = await files('#102030');
  expect(await sharp(apple?.bytes).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  expect(await cornersOf(apple?.bytes as Buffer)).toEqual([red, green, blue, [0x10, 0x20, 0x30, 255]]);
  for (const { size, bytes } of apps) {
    expect(await sharp(bytes).metadata()).toMatchObject({ width: size[0], height: size[1], hasAlpha: true });
    expect(await cornersOf(bytes)).toEqual([red, green, blue, clear]);
  }
});
