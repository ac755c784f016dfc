import { expect, it } from 'vitest';
import { ascii } from '../bytes.ts';
import type { Directories, Field } from './fields.ts';
import { readDirectories } from './read.ts';
import { exifBlock } from './write.ts';

const text = (tag: number, written: string): Field => ({ tag, type: 2, count: written.length, data: ascii(written) });
const note = (length: number): Field => ({ tag: 0x927c, type: 7, count: length, data: new Uint8Array(length).fill(7) });

function directoriesWith(photo: Field[], makerNoteAt?: number): Directories {
  return {
    littleEndian: true,
    image: [text(0x10f, 'A maker\0'), text(0x110, 'A model\0')],
    photo,
    gps: [],
    makerNoteAt,
  };
}

it.each([[8], [20], [100], [401], [5000]])("a maker's note stays at byte %d, because it may refer to itself", (at) => {
  const block = exifBlock(directoriesWith([note(300), text(0x9003, '2026:05:04 21:03:02\0')], at));
  const { directories } = readDirectories(block);
  expect(directories.makerNoteAt).toBe(at);
  expect(directories.photo).toEqual(
    [text(0x9003, '2026:05:04 21:03:02\0'), note(300)].toSorted((a, b) => a.tag - b.tag),
  );
  expect(directories.image).toEqual([text(0x10f, 'A maker\0'), text(0x110, 'A model\0')]);
});

it('one that stood far behind is moved, so that no block is mostly empty', () => {
  expect(exifBlock(directoriesWith([note(300)], 1_000_000)).length).toBeLessThan(600);
});
