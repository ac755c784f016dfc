import { describe, expect, it } from 'vitest';
import { inspect } from '../inspect.ts';
import { InspectionError } from '../inspection.ts';

interface Page {
  tags: Record<number, number>;
  next?: number;
}

const headerLength = 8;

/** Little-endian, with consecutive directories from byte 8 on; every value is a LONG. */
function tiff(pages: Page[]): Blob {
  const directories = pages.map(({ tags, next = 0 }) => {
    const entries = Object.entries(tags);
    const view = new DataView(new ArrayBuffer(2 + entries.length * 12 + 4));
    view.setUint16(0, entries.length, true);
    for (const [index, [tag, value]] of entries.entries()) {
      const at = 2 + index * 12;
      view.setUint16(at, Number(tag), true);
      view.setUint16(at + 2, 4, true);
      view.setUint32(at + 4, 1, true);
      view.setUint32(at + 8, value, true);
    }
    view.setUint32(2 + entries.length * 12, next, true);
    return view;
  });
  return new Blob([Uint8Array.of(0x49, 0x49, 42, 0, headerLength, 0, 0, 0), ...directories]);
}

const picture = { 256: 7, 257: 3, 273: 8, 279: 21 };
const length = 2 + 4 * 12 + 4;

describe('a TIFF', () => {
  it('has as many frames as pages', async () => {
    const file = tiff([{ tags: picture, next: headerLength + length }, { tags: picture }]);
    expect(await inspect(file, 'tiff')).toEqual({ width: 7, height: 3, frames: 2, complete: true });
  });

  it.each([1, 4, 5])('does not count reduced copies and masks (subfile type %i) as pages', async (kind) => {
    const file = tiff([{ tags: picture, next: headerLength + length }, { tags: { 254: kind, ...picture } }]);
    expect(await inspect(file, 'tiff')).toMatchObject({ frames: 1, complete: true });
  });

  it('ends where its chain of pages leads back to an earlier one', async () => {
    const back = headerLength + length;
    const file = tiff([
      { tags: picture, next: back },
      { tags: picture, next: headerLength },
    ]);
    expect(await inspect(file, 'tiff')).toMatchObject({ frames: 2 });
  });

  it('is incomplete if a strip lies outside the file, or is nowhere', async () => {
    const size = headerLength + length;
    expect(await inspect(tiff([{ tags: { ...picture, 273: size - 2 } }]), 'tiff')).toMatchObject({ complete: false });
    expect(await inspect(tiff([{ tags: { ...picture, 273: size - 3 } }]), 'tiff')).toMatchObject({ complete: true });
    expect(await inspect(tiff([{ tags: { 256: 7, 257: 3 } }]), 'tiff')).toMatchObject({ complete: false });
  });

  it.each([1, 5, 8, 32773])('is whole although the lengths of its strips lie (compression %i)', async (compression) => {
    const tags = { 256: 7, 257: 3, 259: compression, 273: 8, 279: 5000 };
    expect(await inspect(tiff([{ tags }]), 'tiff')).toMatchObject({ complete: true });
  });

  it('is incomplete if JPEG data that only its length describes lies outside the file', async () => {
    const tags = { 256: 7, 257: 3, 259: 7, 273: 8, 279: 5000 };
    expect(await inspect(tiff([{ tags }]), 'tiff')).toMatchObject({ complete: false });
  });

  it.each([
    ['beyond the end', 5000],
    ['to something else', 2],
  ])('ends where the link to the next page leads %s', async (_, next) => {
    expect(await inspect(tiff([{ tags: picture, next }]), 'tiff')).toMatchObject({ frames: 1, complete: true });
  });

  it('ends with a directory that has no link', async () => {
    const file = tiff([{ tags: picture }]);
    const inspection = await inspect(file.slice(0, file.size - 4), 'tiff');
    expect(inspection).toEqual({ width: 7, height: 3, frames: 1, complete: true });
  });

  it('may have private values outside the file', async () => {
    const file = tiff([{ tags: { ...picture, 32934: 70_000 } }]);
    const view = new DataView(await file.arrayBuffer());
    const privateEntry = headerLength + 2 + 4 * 12;
    view.setUint32(privateEntry + 4, 999, true);
    expect(await inspect(new Blob([view.buffer]), 'tiff')).toMatchObject({ complete: true });
  });

  it('is refused if a subdirectory holds sensor data', async () => {
    const file = tiff([
      { tags: { ...picture, 330: headerLength + length + 12 } },
      { tags: { 262: 32803, ...picture } },
    ]);
    await expect(inspect(file, 'tiff')).rejects.toThrow(InspectionError);
  });
});
