import { drawEach } from '@image-converter/corpus/fixtures/draw';
import { orientedPng } from '@image-converter/corpus/fixtures/oriented';
import { describe, expect, it } from 'vitest';
import { inspect } from '../inspect.ts';

type Bytes = (number | string)[];

function bytes(...parts: (Bytes | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    parts.flatMap((part) =>
      [...part].flatMap((item) => (typeof item === 'string' ? [...item].map((c) => c.charCodeAt(0)) : [item])),
    ),
  );
}

/** One entry: the orientation, as a SHORT, in big-endian order. */
function exif(orientation: number) {
  return bytes(['MM', 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
}

const blank = drawEach({ width: 7, height: 3 }, () => [0, 0, 0]);

/** 7 × 3: extended header, an empty lossless picture, EXIF. */
function webp(orientation: number, prefix = '') {
  const tag = bytes([prefix], exif(orientation));
  const chunks = bytes(
    ['WEBP', 'VP8X', 10, 0, 0, 0, 8, 0, 0, 0, 6, 0, 0, 2, 0, 0],
    ['VP8L', 0, 0, 0, 0],
    ['EXIF', tag.length, 0, 0, 0],
    tag,
  );
  return bytes(['RIFF', chunks.length, 0, 0, 0], chunks);
}

/** 7 × 3: EXIF, frame header, a scan of one byte. */
function jpeg(orientation: number) {
  const tag = exif(orientation);
  return bytes(
    ['\xff\xd8\xff\xe1', 0, tag.length + 8, 'Exif\0\0'],
    tag,
    ['\xff\xc0', 0, 11, 8, 0, 3, 0, 7, 1, 1, 0x11, 0],
    ['\xff\xda', 0, 8, 1, 1, 0, 0, 63, 0, 42, '\xff\xd9'],
  );
}

/** 7 × 3: its one strip of 21 bytes overlaps the header, which is fine for an inspection. */
function tiff(orientation: number) {
  const entry = (tag: number, value: number): Bytes => [1, tag & 0xff, 0, 3, 0, 0, 0, 1, 0, value, 0, 0];
  const entries = [entry(0, 7), entry(1, 3), entry(0x11, 8), entry(0x12, orientation), entry(0x17, 21)];
  return bytes(['MM', 0, 42, 0, 0, 0, 8, 0, entries.length], entries.flat(), [0, 0, 0, 0]);
}

const upright = { width: 7, height: 3, frames: 1, complete: true };
const onItsSide = { width: 3, height: 7, frames: 1, complete: true };

describe('the size of a picture', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is the displayed one under EXIF orientation %i', async (orientation) => {
    const expected = orientation < 5 ? upright : onItsSide;
    expect(await inspect(new Blob([orientedPng(blank, orientation)]), 'png')).toMatchObject(expected);
    expect(await inspect(new Blob([webp(orientation)]), 'webp')).toMatchObject(expected);
    expect(await inspect(new Blob([jpeg(orientation)]), 'jpg')).toMatchObject(expected);
    expect(await inspect(new Blob([tiff(orientation)]), 'tiff')).toMatchObject(expected);
  });

  it('does not depend on the prefix that some writers put before EXIF in WebP', async () => {
    expect(await inspect(new Blob([webp(6, 'Exif\0\0')]), 'webp')).toMatchObject(onItsSide);
  });

  it.each([0, 9, 255])('is the stored one under orientation %i, which does not exist', async (orientation) => {
    expect(await inspect(new Blob([jpeg(orientation)]), 'jpg')).toMatchObject(upright);
  });
});
