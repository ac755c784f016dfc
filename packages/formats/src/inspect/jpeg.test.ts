import { describe, expect, it } from 'vitest';
import { inspect } from '../inspect.ts';

const mebibyte = 1024 * 1024;

const start = [0xff, 0xd8];
const end = [0xff, 0xd9];
const scanHeader = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
const frameHeader = (height: number) => [0xff, 0xc0, 0, 11, 8, 0, height, 0, 7, 1, 1, 0x11, 0];

function inspectParts(...parts: (number[] | Uint8Array)[]) {
  return inspect(new Blob(parts.map((part) => Uint8Array.from(part))), 'jpg');
}

describe('a JPEG', () => {
  const before = [...start, ...frameHeader(3), ...scanHeader];

  it('is complete with anything after its end', async () => {
    expect(await inspectParts(before, [1, 2], end, [0, 0, 0], start, [9, 9])).toMatchObject({ complete: true });
  });

  it('is not complete with an end marker only inside a segment', async () => {
    const comment = [0xff, 0xfe, 0, 4, ...end];
    expect(await inspectParts(start, comment, frameHeader(3), scanHeader, [1, 2])).toMatchObject({ complete: false });
  });

  it.each([0, 1, 2, 5])('is complete though a comment says that it has %i bytes', async (length) => {
    const comment = [0xff, 0xfe, 0, length, ...Buffer.from('by hand')];
    expect(await inspectParts(start, comment, frameHeader(3), scanHeader, [1, 2], end)).toMatchObject({
      width: 7,
      height: 3,
      complete: true,
    });
  });

  it('without an end is not complete, but says what it would be with one', async () => {
    const { complete, tidied } = await inspectParts(before, [1, 2]);
    expect(complete).toBe(false);
    expect(await tidied?.bytes()).toEqual(Uint8Array.from([...before, 1, 2, ...end]));
    expect((await inspectParts(before, [1, 2], end)).tidied).toBeUndefined();
  });

  it('is not complete without a scan', async () => {
    expect(await inspectParts(start, frameHeader(3), end)).toMatchObject({ complete: false });
  });

  it('goes on after restart markers, stuffed zeros and fill bytes', async () => {
    const data = [0xff, 0xd0, 0xff, 0x00, 0xd9, 0xff, 0xff];
    expect(await inspectParts(before, data, end)).toMatchObject({ complete: true });
    expect(await inspectParts(before, data, [0])).toMatchObject({ complete: false });
  });

  it('may give its height after the first scan', async () => {
    const lines = [0xff, 0xdc, 0, 4, 0, 3];
    const parts = [start, frameHeader(0), scanHeader, [1, 2], lines, end];
    expect(await inspectParts(...parts)).toMatchObject({ width: 7, height: 3, frames: 1, complete: true });
  });

  it.each([-2, -1, 0, 1])('is complete with an end marker that spans two pieces (%i)', async (shift) => {
    const length = mebibyte + shift - before.length;
    expect(await inspectParts(before, new Uint8Array(length), end)).toMatchObject({ complete: true });
    expect(await inspectParts(before, new Uint8Array(length), [0xff])).toMatchObject({ complete: false });
  });

  it('is read in few pieces of at most 4 MiB', async () => {
    const lengths: number[] = [];
    const file = new Blob([Uint8Array.from(before), new Uint8Array(6 * mebibyte), Uint8Array.from(end)]);
    const slice = file.slice.bind(file);
    file.slice = (from = 0, to = file.size) => {
      lengths.push(to - from);
      return slice(from, to);
    };
    await inspect(file, 'jpg');
    expect(Math.max(...lengths)).toBeLessThanOrEqual(4 * mebibyte);
    expect(lengths.length).toBeLessThan(4);
  });
});
