import { meanDifference } from '@image-converter/corpus/compare';
import { fixture } from '@image-converter/corpus/fixtures';
import { tileCounts, tiledSize } from '@image-converter/corpus/fixtures/heif/drawings';
import { heifFile } from '@image-converter/corpus/fixtures/heif/file';
import { gridItem, pictureItem, tiledFile } from '@image-converter/corpus/fixtures/heif/pictures';
import { clap, imir, irot, ispe, nclx } from '@image-converter/corpus/fixtures/heif/properties';
import { CodecError } from '@image-converter/formats/codec-error';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../pixels.ts';
import { failure } from '../testing/failure.ts';
import { assembled, piecesOf } from '../testing/heic.ts';
import { asLibheifShowsIt, freshLibheif } from '../testing/libheif.ts';
import { openHeic } from './open-heic.ts';

function cutOut(picture: Piece, { x, y, width, height }: Piece): Uint8ClampedArray {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let line = 0; line < height; line++) {
    const from = ((y + line) * picture.width + x) * 4;
    data.set(picture.data.subarray(from, from + width * 4), line * width * 4);
  }
  return data;
}

/** The same area shifted by one pixel in each direction, as far as the picture allows. */
function neighbouring(piece: Piece, { width, height }: Piece): Piece[] {
  const steps = [-1, 1];
  const moved = [
    ...steps.map((step) => ({ ...piece, x: piece.x + step })),
    ...steps.map((step) => ({ ...piece, y: piece.y + step })),
  ];
  return moved.filter(({ x, y }) => x >= 0 && y >= 0 && x + piece.width <= width && y + piece.height <= height);
}

function sameBytes(a: Uint8ClampedArray, b: Uint8ClampedArray): boolean {
  return Buffer.from(a.buffer, a.byteOffset, a.length).equals(Buffer.from(b.buffer, b.byteOffset, b.length));
}

describe('a photo of 12 megapixels', () => {
  test('frees its memory when it is closed', async () => {
    const libheif = freshLibheif();
    const bytes = await fixture('twelve-megapixels.heic');
    for (let round = 0; round < 40; round++) {
      const image = openHeic(libheif, bytes);
      if (round % 10 === 0) image.decodeTile(0);
      image.close();
    }
    expect(libheif.HEAPU8.length).toBeLessThan(32 * 2 ** 20);
  });
});

describe('tiles are where libheif itself puts them', () => {
  const { width, height } = tiledSize;
  const tileCount = tileCounts.columns * tileCounts.rows;
  const onItsSide = { width: height, height: width };

  test.each([
    ['as it is', [], tiledSize],
    ['turned by 90°', [irot(1)], onItsSide],
    ['turned by 180°', [irot(2)], tiledSize],
    ['turned by 270°', [irot(3)], onItsSide],
    ['mirrored top to bottom', [imir('top and bottom')], tiledSize],
    ['mirrored left to right', [imir('left and right')], tiledSize],
    ['turned, then mirrored', [irot(1), imir('left and right')], onItsSide],
    ['cropped in the middle', [clap({ width: 420, height: 300 })], { width: 420, height: 300 }],
  ] as const)('in a picture %s', (_, transformations, size) => {
    const bytes = tiledFile(transformations);
    const image = openHeic(freshLibheif(), bytes);
    const truth = asLibheifShowsIt(bytes);
    expect(image).toMatchObject({ ...size, tiles: tileCount });
    for (const piece of piecesOf(image)) expect(sameBytes(piece.data, cutOut(truth, piece))).toBe(true);
  });

  test('in a picture cropped at odd places', () => {
    const size = { width: 458, height: 342 };
    const bytes = tiledFile([clap(size)]);
    const image = openHeic(freshLibheif(), bytes);
    const truth = asLibheifShowsIt(bytes);
    expect(image).toMatchObject({ ...size, tiles: tileCount });
    for (const piece of piecesOf(image)) {
      // libheif shifts the colours by a pixel here, so nothing is equal; but tiles at a wrong position would differ
      // more.
      const own = meanDifference(piece.data, cutOut(truth, piece));
      for (const away of neighbouring(piece, truth)) {
        expect(own).toBeLessThan(meanDifference(piece.data, cutOut(truth, away)));
      }
    }
  });

  test('in Display P3, too', () => {
    const bytes = tiledFile([nclx({ primaries: 12, transfer: 13, matrix: 6 })]);
    const piece = openHeic(freshLibheif(), bytes).decodeTile(5);
    expect(meanDifference(piece.data, cutOut(asLibheifShowsIt(bytes), piece))).toBeLessThan(1);
  });

  test.each([1, 5, 6, 9])('with the matrix that H.273 calls %i, too', (matrix) => {
    const bytes = tiledFile([nclx({ primaries: 1, transfer: 13, matrix })]);
    const piece = openHeic(freshLibheif(), bytes).decodeTile(5);
    expect(meanDifference(piece.data, cutOut(asLibheifShowsIt(bytes), piece))).toBeLessThan(0.5);
  });

  test('and nothing is lost by a detour where the same matrix has two numbers', () => {
    const grid = { columns: 1, rows: 1, size: { width: 512, height: 512 } };
    const [five, six] = [5, 6].map((matrix) => {
      const properties = [ispe(grid.size), nclx({ primaries: 1, transfer: 13, matrix })];
      const bytes = heifFile([gridItem(grid, [1], properties), pictureItem('textured-tile')]);
      return openHeic(freshLibheif(), bytes).decodeTile(0);
    }) as [Piece, Piece];
    expect(sameBytes(five.data, six.data)).toBe(true);
  });

  test('of which a crop leaves nothing are not decoded', () => {
    const size = { width: 200, height: 120 };
    const bytes = tiledFile([clap(size)]);
    const image = openHeic(freshLibheif(), bytes);
    expect(image).toMatchObject({ ...size, tiles: 2 });
    expect(sameBytes(assembled(image).data, asLibheifShowsIt(bytes).data)).toBe(true);
  });
});

describe('damage', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['zeros', new Uint8Array(1000)],
    ['text', new TextEncoder().encode('This is no picture at all.'.repeat(50))],
  ])('%s is refused', (_, bytes) => {
    expect(failure(() => openHeic(freshLibheif(), bytes))).toBeInstanceOf(CodecError);
  });

  test('a photo whose end is missing is corrupt, not partly green', () => {
    const bytes = tiledFile();
    const image = openHeic(freshLibheif(), bytes.subarray(0, Math.floor(bytes.length * 0.8)));
    expect(failure(() => image.decodeTile(11))).toMatchObject({ name: 'CodecError', code: 'CORRUPT' });
  });

  test('a photo that was zeroed half way is corrupt, not partly green', () => {
    const bytes = tiledFile();
    const image = openHeic(freshLibheif(), bytes.fill(0, Math.floor(bytes.length * 0.8)));
    expect(failure(() => assembled(image))).toMatchObject({ name: 'CodecError', code: 'CORRUPT' });
  });
});

// libheif once wrote a struct of 72 bytes into 64, which corrupted the heap after a dozen pictures.
test('one instance reads picture after picture without its memory growing', async () => {
  const libheif = freshLibheif();
  const bytes = await fixture('twelve-megapixels.heic');
  const readFive = () => {
    const images = Array.from({ length: 5 }, () => openHeic(libheif, bytes));
    images[2]?.decodeTile(9);
    for (const image of images) image.close();
  };
  readFive();
  const { length } = libheif.HEAPU8;
  for (let round = 0; round < 12; round++) readFive();
  expect(libheif.HEAPU8.length).toBe(length);
});
