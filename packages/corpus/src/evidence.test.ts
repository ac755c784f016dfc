import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { leavePictures } from './evidence.ts';

const picture = (red: number, width = 4) =>
  sharp({ create: { width, height: 3, channels: 3, background: { r: red, g: 20, b: 30 } } })
    .png()
    .toBuffer();

async function topLeft(path: string): Promise<number[]> {
  return [...(await sharp(path).raw().toBuffer())].slice(0, 3);
}

test('a wrong picture leaves itself, the reference and their difference, enlarged to be seen', async () => {
  const paths = await leavePictures('a wrong/picture', await picture(100, 8), await picture(110));
  try {
    expect(paths.map((path) => path.split('/').at(-1))).toEqual([
      'a-wrong-picture.output.png',
      'a-wrong-picture.reference.png',
      'a-wrong-picture.difference.png',
    ]);
    expect(await Promise.all(paths.map(topLeft))).toEqual([
      [100, 20, 30],
      [110, 20, 30],
      [80, 0, 0],
    ]);
  } finally {
    for (const path of paths) rmSync(path);
  }
});
