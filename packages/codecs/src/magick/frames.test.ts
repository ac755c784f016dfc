import { drawPicture } from '@image-converter/corpus/fixtures/draw';
import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { writtenByMagick } from '../testing/magick-files.ts';
import { codec } from './codec.ts';
import { framesIn } from './frames.ts';

function chunk(type: string, length = 0): number[] {
  return [0, 0, 0, length, ...new TextEncoder().encode(type), ...new Array<number>(length + 4).fill(0)];
}

test('the frames of an MNG are its PNGs, its JNGs and what changes since the last one', () => {
  const chunks = ['MHDR', 'IHDR', 'IDAT', 'IEND', 'DHDR', 'IDAT', 'IEND', 'JHDR', 'IEND', 'MEND'];
  const bytes = Uint8Array.from([0x8a, 0x4d, 0x4e, 0x47, 13, 10, 26, 10, ...chunks.flatMap((type) => chunk(type, 13))]);
  expect(framesIn(bytes, 'mng')).toBe(3);
  expect(framesIn(bytes.subarray(0, -20), 'mng')).toBe(3);
});

test('whoever gets the first of several pictures is told how many there are', async () => {
  const one = await writtenByMagick(drawPicture(), 'Miff');
  const two = new Blob([one, one]);
  expect(await codec.decode(sourceOf(two, 'miff'), hostForTests())).toMatchObject({ pages: 2 });
  expect(await codec.decode(sourceOf(new Blob([one]), 'miff'), hostForTests())).toMatchObject({ pages: 1 });
});
