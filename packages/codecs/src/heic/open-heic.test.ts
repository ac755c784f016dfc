import { distanceToNearest, meanDifference } from '@image-converter/corpus/compare';
import { corpus, corpusBytes, hasCorpus } from '@image-converter/corpus/corpus';
import { describe, expect, test } from 'vitest';
import { colourConversion } from './colour.ts';
import { HeicError } from './heic-error.ts';
import { colourOf } from './heif-description.ts';
import { HeifFile } from './heif-file.ts';
import { freshLibheif } from './libheif-for-tests.ts';
import { type HeicImage, openHeic, type Piece } from './open-heic.ts';
import { copyOut } from './pixels.ts';
import { asCoded } from './placement.ts';

const heics = corpus.filter(({ format }) => format === 'HEIC');
const GRID_PHOTO = 'iPhone13Pro_IMG_8564.HEIC';

function assembled(image: HeicImage): Uint8ClampedArray {
  const picture = new Uint8ClampedArray(image.width * image.height * 4);
  for (let row = 0; row < image.rows; row++) {
    for (let column = 0; column < image.columns; column++) paste(picture, image.width, image.decodeTile(column, row));
  }
  return picture;
}

function paste(picture: Uint8ClampedArray, pictureWidth: number, { x, y, width, height, data }: Piece): void {
  for (let line = 0; line < height; line++) {
    const row = data.subarray(line * width * 4, (line + 1) * width * 4);
    picture.set(row, ((y + line) * pictureWidth + x) * 4);
  }
}

function cutOut(picture: Piece, { x, y, width, height }: Piece): Uint8ClampedArray {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let line = 0; line < height; line++) {
    const from = ((y + line) * picture.width + x) * 4;
    data.set(picture.data.subarray(from, from + width * 4), line * width * 4);
  }
  return data;
}

function sameBytes(a: Uint8ClampedArray, b: Uint8ClampedArray): boolean {
  return Buffer.from(a.buffer, a.byteOffset, a.length).equals(Buffer.from(b.buffer, b.byteOffset, b.length));
}

function failure(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

function decodeBothWays(bytes: Uint8Array): void {
  const image = openHeic(freshLibheif(), bytes);
  assembled(image);
  image.decodeWhole();
}

describe.skipIf(!hasCorpus)('pictures of the corpus', () => {
  test.each(heics.filter((entry) => entry.expect === 'ok'))(
    '$file is the picture it should be, whole and by tiles',
    async (entry) => {
      const image = openHeic(freshLibheif(), corpusBytes(entry.file));
      const whole = image.decodeWhole();

      expect([image.width, image.height, image.hasAlpha]).toEqual([entry.width, entry.height, entry.has_alpha]);
      expect([whole.x, whole.y, whole.width, whole.height]).toEqual([0, 0, entry.width, entry.height]);
      expect(sameBytes(assembled(image), whole.data)).toBe(true);
      expect(await distanceToNearest(whole, entry.references)).toBeLessThanOrEqual(entry.tolerance ?? 0);
      image.close();
    },
    60_000,
  );

  test.each(heics.filter((entry) => entry.expect === 'error'))('$file is refused', ({ file }) => {
    expect(failure(() => decodeBothWays(corpusBytes(file)))).toBeInstanceOf(HeicError);
  });

  test.each(heics.filter((entry) => entry.expect === 'either' && entry.file !== '200MP.heic'))(
    '$file is decoded or refused',
    ({ file }) => {
      const error = failure(() => decodeBothWays(corpusBytes(file)));
      if (error !== undefined) expect(error).toBeInstanceOf(HeicError);
    },
  );

  test('a picture that is only a sequence is unsupported, not corrupt', () => {
    expect(failure(() => openHeic(freshLibheif(), corpusBytes('anim.heic')))).toMatchObject({ code: 'UNSUPPORTED' });
  });

  test('the tiles of a 200-megapixel picture are decoded one by one in little memory', () => {
    const libheif = freshLibheif();
    const image = openHeic(libheif, corpusBytes('200MP.heic'));
    expect([image.width, image.height, image.columns, image.rows]).toEqual([12_240, 16_320, 32, 24]);
    // Rotated clockwise: the first tile is displayed at the top right, the last (448 × 464) at the bottom left.
    expect(image.decodeTile(0, 0)).toMatchObject({ x: 12_240 - 512, y: 0, width: 512, height: 512 });
    expect(image.decodeTile(31, 23)).toMatchObject({ x: 0, y: 31 * 512, width: 464, height: 448 });
    expect(libheif.HEAPU8.length).toBeLessThan(64 * 2 ** 20);
  }, 20_000);

  test('memory is given back when a picture is closed', () => {
    const libheif = freshLibheif();
    const bytes = corpusBytes(GRID_PHOTO);
    for (let round = 0; round < 40; round++) {
      const image = openHeic(libheif, bytes);
      if (round % 10 === 0) image.decodeTile(0, 0);
      image.close();
    }
    expect(libheif.HEAPU8.length).toBeLessThan(32 * 2 ** 20);
  });
});

/** Overwrites every `irot` box, eight bytes of header and one of angle, with another transformation of the same size. */
function withTransformation(type: 'irot' | 'imir', value: number): Uint8Array {
  const bytes = Buffer.from(corpusBytes(GRID_PHOTO));
  for (let at = bytes.indexOf('irot'); at !== -1; at = bytes.indexOf('irot', at + 1)) {
    bytes.write(type, at, 'latin1');
    bytes[at + 4] = value;
  }
  return bytes;
}

/** Puts a `clap` box (40 bytes) where `irot` (9 bytes) was; the colour profile before it gives up 31 bytes. */
function withCrop(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(corpusBytes(GRID_PHOTO));
  const profile = bytes.indexOf('colr') - 4;
  const rotation = bytes.indexOf('irot') - 4;
  const profileEnd = profile + bytes.readUInt32BE(profile);
  if (rotation < profileEnd) throw new Error('the fixture no longer has its profile before its rotation');
  const shift = 31;
  bytes.copyWithin(profileEnd - shift, profileEnd, rotation);
  bytes.writeUInt32BE(bytes.readUInt32BE(profile) - shift, profile);
  const crop = rotation - shift;
  const words = [40, 0, width, 1, height, 1, 0, 1, 0, 1];
  for (const [index, word] of words.entries()) bytes.writeUInt32BE(word, crop + index * 4);
  bytes.write('clap', crop + 4, 'latin1');
  return bytes;
}

/** The picture with libheif's own turning and cropping. */
function asLibheifShowsIt(bytes: Uint8Array): Piece {
  const file = new HeifFile(freshLibheif(), bytes);
  const piece = file.decodeWhole('apply', (image) => {
    if (!('rgba' in image)) throw new Error('not converted by libheif');
    return copyOut(
      image.rgba,
      { x: 0, y: 0, width: image.width, height: image.height },
      asCoded(image.width, image.height),
    );
  });
  colourConversion(colourOf(file))?.(piece.data);
  return piece;
}

describe.skipIf(!hasCorpus)('tiles stand where libheif itself puts them', () => {
  test.each([
    ['turned by 0°', () => withTransformation('irot', 0), [4032, 3024], 0],
    ['turned by 90°', () => withTransformation('irot', 1), [3024, 4032], 0],
    ['turned by 180°', () => withTransformation('irot', 2), [4032, 3024], 0],
    ['mirrored top to bottom', () => withTransformation('imir', 0), [4032, 3024], 0],
    ['mirrored left to right', () => withTransformation('imir', 1), [4032, 3024], 0],
    ['cropped in the middle', () => withCrop(3800, 2500), [3800, 2500], 0],
    // libheif moves the colours (not the brightness) by a pixel here; a tile out of place differs by more than 1.
    ['cropped at odd places', () => withCrop(4002, 3002), [4002, 3002], 0.3],
  ])(
    'in a picture %s',
    (_, makeBytes, size, tolerance) => {
      const bytes = makeBytes();
      const image = openHeic(freshLibheif(), bytes);
      const truth = asLibheifShowsIt(bytes);
      expect([image.width, image.height, image.columns, image.rows]).toEqual([...size, 8, 6]);
      for (const [column, row] of [
        [0, 0],
        [7, 0],
        [3, 2],
        [0, 5],
        [7, 5],
      ] as const) {
        const piece = image.decodeTile(column, row);
        expect(meanDifference(piece.data, cutOut(truth, piece))).toBeLessThanOrEqual(tolerance);
      }
    },
    30_000,
  );

  test('a crop that leaves nothing of some tiles means decoding whole', () => {
    const image = openHeic(freshLibheif(), withCrop(1000, 1000));
    expect([image.width, image.height, image.columns, image.rows]).toEqual([1000, 1000, 1, 1]);
    expect(image.decodeTile(0, 0)).toMatchObject({ x: 0, y: 0, width: 1000, height: 1000 });
  }, 30_000);
});

describe('damage', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['zeros', new Uint8Array(1000)],
    ['text', new TextEncoder().encode('This is no picture at all.'.repeat(50))],
  ])('%s is refused', (_, bytes) => {
    expect(failure(() => openHeic(freshLibheif(), bytes))).toBeInstanceOf(HeicError);
  });

  test.skipIf(!hasCorpus)(
    'a photo of which the end is missing is corrupt, not partly green',
    () => {
      const bytes = corpusBytes(GRID_PHOTO);
      const image = openHeic(freshLibheif(), bytes.subarray(0, Math.floor(bytes.length * 0.6)));
      expect(failure(() => image.decodeWhole())).toMatchObject({ name: 'HeicError', code: 'CORRUPT' });
      expect(failure(() => image.decodeTile(7, 5))).toMatchObject({ name: 'HeicError', code: 'CORRUPT' });
    },
    20_000,
  );

  test.skipIf(!hasCorpus)(
    'a photo that was zeroed half way is corrupt, not partly green',
    () => {
      const bytes = corpusBytes(GRID_PHOTO);
      const image = openHeic(freshLibheif(), bytes.fill(0, Math.floor(bytes.length * 0.6)));
      expect(failure(() => image.decodeWhole())).toMatchObject({ name: 'HeicError', code: 'CORRUPT' });
      expect(failure(() => assembled(image))).toMatchObject({ name: 'HeicError', code: 'CORRUPT' });
    },
    20_000,
  );
});

// libheif once wrote a struct of 72 bytes into 64: the heap was broken after a dozen pictures.
test.runIf(hasCorpus)(
  'one instance reads picture after picture, and its memory stays as it is',
  () => {
    const libheif = freshLibheif();
    const bytes = corpusBytes(GRID_PHOTO);
    const readFive = () => {
      const images = Array.from({ length: 5 }, () => openHeic(libheif, bytes));
      images[2]?.decodeTile(1, 1);
      for (const image of images) image.close();
    };
    readFive();
    const { length } = libheif.HEAPU8;
    for (let round = 0; round < 12; round++) readFive();
    expect(libheif.HEAPU8.length).toBe(length);
  },
  30_000,
);
