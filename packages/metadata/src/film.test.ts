import { fixture } from '@image-converter/corpus/fixtures';
import { film, filmHeic, filmJpg } from '@image-converter/corpus/fixtures/film';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { describe, expect, it } from 'vitest';
import { findFilm } from './film.ts';

type Bytes = Uint8Array<ArrayBuffer>;

async function found(file: Bytes, format: AnyFormat) {
  const answer = await findFilm(new Blob([file]), format);
  return answer && { ...answer, bytes: new Uint8Array(await answer.blob.arrayBuffer()) };
}

const changed = (file: Bytes, from: string, to: string): Bytes =>
  new Uint8Array(Buffer.from(Buffer.from(file).toString('latin1').replace(from, to), 'latin1'));

describe('the film in a photo', () => {
  it.each([
    ['Google', 'jpg', filmJpg('Google')],
    ['Google, before 2020', 'jpg', filmJpg('Google before 2020')],
    ['Samsung', 'jpg', filmJpg('Samsung')],
    ['Samsung, before 2019', 'jpg', filmJpg('Samsung before 2019')],
    ['a box of a HEIC', 'heic', filmHeic()],
    ['Samsung, in a HEIC', 'heic', filmHeic('Samsung')],
  ] as const)('is found byte for byte: %s', async (_, format, file) => {
    const answer = await found(await file, format);
    expect(answer?.bytes).toEqual(film());
    expect([answer?.extension, answer?.blob.type]).toEqual(['mp4', 'video/mp4']);
  });

  it('is found wherever it is said to be', async () => {
    const file = changed(await filmJpg('Google'), 'Item:Length="729"', 'Item:Length="999"');
    expect((await found(file, 'jpg'))?.bytes).toEqual(film());
  });

  it('is found across the pieces in which a file is read', async () => {
    const [head, inside] = [await filmJpg('Google', new Uint8Array(0)), film()];
    for (const before of [-9, -4, -1, 0, 3]) {
      const padding = new Uint8Array(1024 * 1024 - head.length + before);
      const file = new Uint8Array(Buffer.concat([head, padding, inside]));
      expect((await found(file, 'jpg'))?.bytes.length, String(before)).toBe(inside.length);
    }
  });

  it('is a .mov if it says so, wherever its data is', async () => {
    const inside = film({ brand: 'qt  ', dataFirst: true });
    const answer = await found(await filmJpg('Samsung', inside), 'jpg');
    expect(answer?.bytes).toEqual(inside);
    expect([answer?.extension, answer?.blob.type]).toEqual(['mov', 'video/quicktime']);
  });

  it('is not in photos without one, nor in those that lost it', async () => {
    for (const [name, format] of [
      ['android-hdr.jpg', 'jpg'],
      ['plain.heic', 'heic'],
      ['plain.png', 'png'],
    ] as const) {
      expect(await found(await fixture(name), format), name).toBeUndefined();
    }
    expect(await found(await filmJpg('Google', new Uint8Array(0)), 'jpg')).toBeUndefined();
    expect(await found(changed(await filmJpg('Google'), 'MotionPhoto="1"', 'MotionPhoto="0"'), 'jpg')).toBeUndefined();
  });

  it.each([
    ['Google', 'jpg', filmJpg('Google')],
    ['a box of a HEIC', 'heic', filmHeic()],
    ['with its data first', 'jpg', filmJpg('Google', film({ dataFirst: true }))],
  ] as const)('is not offered if a part of it is missing: %s', async (_, format, file) => {
    const whole = await file;
    for (let length = whole.length - 1; length > whole.length - film().length; length -= 7) {
      expect(await found(whole.slice(0, length), format), String(length)).toBeUndefined();
    }
  });

  it('is not searched for without end in a file that names thousands', async () => {
    const names = Buffer.concat(Array.from({ length: 100_000 }, () => Buffer.from('\0\0\0\x09ftyp?', 'latin1')));
    expect(await found(await filmJpg('Google', new Uint8Array(names)), 'jpg')).toBeUndefined();
  });

  it('is not believed to be listed where the list is not', async () => {
    const file = Buffer.from(await filmJpg('Samsung before 2019'));
    for (const length of [0, 1, 4, 13, file.length, 0xffff_ffff]) {
      file.writeUInt32LE(length, file.length - 8);
      expect(await found(new Uint8Array(file), 'jpg'), String(length)).toBeUndefined();
    }
  });
});
