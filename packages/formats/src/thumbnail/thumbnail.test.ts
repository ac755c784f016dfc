import { fixture } from '@image-converter/corpus/fixtures';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../inspect/isobmff.ts';
import { heicThumbnail } from './heic.ts';
import { tiffThumbnail } from './tiff.ts';

const fileOf = async (name: string) => new Blob([await fixture(name)]);

describe('the thumbnail in a HEIC', () => {
  it('becomes its picture', async () => {
    const file = await fileOf('thumbnail-before-the-picture.heic');
    const thumbnail = await heicThumbnail(file);
    if (!thumbnail) throw new Error('no thumbnail');
    const [before, after] = await Promise.all([partsOf(file), partsOf(thumbnail)]);
    expect(after).toMatchObject({ complete: true, stills: { place: expect.any(Number) } });
    expect(after.stills?.place).not.toBe(before.stills?.place);
    expect(thumbnail.size).toBe(file.size);
  });

  it('is not there in every file', async () => {
    expect(await heicThumbnail(await fileOf('plain.heic'))).toBeUndefined();
  });

  it('is not looked for in what is no HEIC', async () => {
    expect(await heicThumbnail(new Blob([new Uint8Array(100).fill(255)]))).toBeUndefined();
  });
});

type Entry = readonly [tag: number, value: number];

/** Consecutive directories after the header, whose entries hold one LONG each. */
function tiffOf(littleEndian: boolean, directories: readonly (readonly Entry[])[]): Blob {
  const lengths = directories.map((entries) => 2 + entries.length * 12 + 4);
  const view = new DataView(new ArrayBuffer(8 + lengths.reduce((sum, length) => sum + length, 0)));
  view.setUint16(0, littleEndian ? 0x4949 : 0x4d4d);
  view.setUint16(2, 42, littleEndian);
  view.setUint32(4, 8, littleEndian);
  let at = 8;
  for (const [index, entries] of directories.entries()) {
    const next = index + 1 < directories.length ? at + (lengths[index] ?? 0) : 0;
    view.setUint16(at, entries.length, littleEndian);
    for (const [place, [tag, value]] of entries.entries()) {
      const entry = at + 2 + place * 12;
      view.setUint16(entry, tag, littleEndian);
      view.setUint16(entry + 2, 4, littleEndian);
      view.setUint32(entry + 4, 1, littleEndian);
      view.setUint32(entry + 8, value, littleEndian);
    }
    view.setUint32(at + (lengths[index] ?? 0) - 4, next, littleEndian);
    at += lengths[index] ?? 0;
  }
  return new Blob([view]);
}

describe('the smaller copy in a TIFF', () => {
  const page: Entry[] = [[256, 4000]];
  const copy: Entry[] = [
    [254, 1],
    [256, 160],
  ];

  it.each([true, false])('becomes its first picture (little endian: %s)', async (littleEndian) => {
    const thumbnail = await tiffThumbnail(tiffOf(littleEndian, [page, page, copy]));
    const view = new DataView((await thumbnail?.arrayBuffer()) ?? new ArrayBuffer(8));
    const first = view.getUint32(4, littleEndian);
    expect(view.getUint32(first + 2 + 8, littleEndian)).toBe(1);
    expect(view.getUint32(first + 2 + 12 + 8, littleEndian)).toBe(160);
  });

  it('is found below the picture, too', async () => {
    const file = tiffOf(true, [[[330, 8 + 18]], copy]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    // Removes the copy from the chain of directories.
    new DataView(bytes.buffer).setUint32(8 + 14, 0, true);
    expect(await tiffThumbnail(new Blob([bytes]))).toBeDefined();
  });

  it('is not there in a file of pages, in a circle of them, and in what is no TIFF', async () => {
    expect(await tiffThumbnail(tiffOf(true, [page, page]))).toBeUndefined();
    const circle = new Uint8Array(await tiffOf(true, [page]).arrayBuffer());
    new DataView(circle.buffer).setUint32(8 + 14, 8, true);
    expect(await tiffThumbnail(new Blob([circle]))).toBeUndefined();
    expect(await tiffThumbnail(new Blob(['no TIFF at all, but long enough']))).toBeUndefined();
  });
});
