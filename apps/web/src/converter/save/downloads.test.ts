import type { Format, Target } from '@image-converter/formats/formats';
import { downloadName, pageNames } from '@image-converter/formats/result-names';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultFacts } from '../../testing/default-facts.ts';
import type { Item, Outcome } from '../state/state.ts';
import { downloadNames } from './downloads.ts';
import { saveAs, saveAsZip } from './pack.ts';

function names(originals: string[], format: Format, target: Target): string[] {
  return downloadNames(originals.map((name) => ({ file: new File([], name), format, target })));
}

describe('download names', () => {
  it.each([
    ['photo.png', 'photo.jpg'],
    ['photo.old.PNG', 'photo.old.jpg'],
    ['photo', 'photo.jpg'],
    ['.hidden', '.hidden.jpg'],
    ['Ärger & Freude.webp', 'Ärger & Freude.jpg'],
  ])('%s becomes %s', (original, name) => {
    expect(downloadName(original, 'jpg')).toBe(name);
  });

  it('that collide are numbered in their order', () => {
    expect(names(['a.jpg', 'a.jpeg', 'b.jpg', 'A.jpg', 'a (2).jpg'], 'jpg', 'png')).toEqual([
      'a.png',
      'a (2).png',
      'b.png',
      'A (3).png',
      'a (2) (2).png',
    ]);
  });

  it('may be the same in different folders', () => {
    const inFolder = (path: string) =>
      Object.defineProperty(new File([], 'a.png'), 'webkitRelativePath', { value: path });
    const files = [inFolder('one/a.png'), inFolder('two/a.png'), inFolder('one/a.png')];
    expect(downloadNames(files.map((file) => ({ file, format: 'png', target: 'jpg' })))).toEqual([
      'a.jpg',
      'a.jpg',
      'a (2).jpg',
    ]);
  });

  it('stay the same for an unconverted file, unless the extension belongs to another format', () => {
    expect(names(['a.JPEG', 'b.jpg', 'c.heic', 'd'], 'jpg', 'jpg')).toEqual(['a.JPEG', 'b.jpg', 'c.jpg', 'd.jpg']);
  });

  it('get the usual ending where a page is about endings', () => {
    const named = ['a.JPEG', 'b.jpg', 'c.jfif'].map((name) => new File([], name));
    const files = named.map((file) => ({ file, format: 'jpg', target: 'jpg' }) as const);
    expect(downloadNames(files, 'default')).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  });

  it('of pages have their numbers, in equal length', () => {
    expect(pageNames('a.b.jpg', 1, 1)).toEqual(['a.b.jpg']);
    expect(pageNames('a.b.jpg', 2, 1)).toEqual(['a.b-1.jpg', 'a.b-2.jpg']);
    expect(pageNames('a.jpg', 3, 9)).toEqual(['a-09.jpg', 'a-10.jpg', 'a-11.jpg']);
    expect(pageNames('a.jpg', 100, 1)).toContain('a-007.jpg');
  });
});

/** Local times in the directory of a ZIP, by its specification (APPNOTE 4.4.6). */
function zipDates(text: string): string[] {
  const [, ...entries] = text.split('PK\x01\x02').map((entry) => Buffer.from(entry, 'latin1'));
  return entries.map((entry) => {
    const time = entry.readUInt16LE(8);
    const date = entry.readUInt16LE(10);
    const day = [1980 + (date >> 9), (date >> 5) & 15, date & 31].map(twoDigits).join('-');
    return `${day}T${[time >> 11, (time >> 5) & 63, (time & 31) * 2].map(twoDigits).join(':')}`;
  });
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

vi.mock('@image-converter/engine/join-pdf', () => ({
  joinPdf: async (files: Blob[]) => new Blob(files, { type: 'application/pdf' }),
}));

describe('what is saved together', () => {
  const saved: { file?: Blob; name?: string } = {};

  function done(name: string, names: readonly [string, ...string[]]): Item {
    const [first, ...others] = names.map((one) => ({
      blob: new Blob([one.slice(0, 1)]),
      url: () => `blob:${one}`,
      name: one,
    }));
    if (!first) throw new Error('no file');
    const outcome: Outcome = { files: [first, ...others], ...defaultFacts };
    return { id: name, file: new File(['x'], name), format: 'tiff', label: 'TIFF', status: { kind: 'done', outcome } };
  }

  async function savedBy(save: (items: readonly Item[]) => Promise<void>, items: readonly Item[]): Promise<string> {
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.file = blob as Blob;
      return 'blob:file';
    });
    const link = {
      click: () => {},
      set download(name: string) {
        saved.name = name;
      },
    };
    vi.stubGlobal('document', { createElement: () => link });
    await save(items);
    return Buffer.from(await (saved.file ?? new Blob()).arrayBuffer()).toString('latin1');
  }

  async function zipOf(items: readonly Item[]): Promise<string[]> {
    const text = await savedBy(saveAsZip, items);
    return [...new Set(text.match(/[\w.()-][\w .()/-]*\.jpg/g))];
  }

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('has names that can be unpacked everywhere, and still differ', async () => {
    const names = ['a:b.jpg', 'a_b.jpg', '..\\c.jpg'];
    const text = await savedBy(
      saveAsZip,
      names.map((name) => done(name, [name])),
    );
    for (const name of ['a_b.jpg', 'a_b (2).jpg', '.._c.jpg']) expect(text).toContain(name);
    expect(text).not.toMatch(/a:b|\\c/);
  });

  it('as a ZIP has every page of every file, and no name twice', async () => {
    const items = [done('a.tif', ['a-1.jpg', 'a-2.jpg']), done('a-1.tif', ['a-1.jpg']), done('b.tif', ['b.jpg'])];
    expect(await zipOf(items)).toEqual(['a-1.jpg', 'a-2.jpg', 'a-1 (2).jpg', 'b.jpg']);
    expect(saved.name).toBe('images.zip');
  });

  it('has what is wanted besides', async () => {
    const list = async (items: readonly Item[]) => new File([`${items.length} files`], 'list.txt');
    const text = await savedBy((items) => saveAsZip(items, [list]), [done('a.tif', ['a.jpg'])]);
    expect(text).toContain('list.txt');
    expect(text).toContain('1 files');
  });

  it.each([
    ['2024-05-03T14:05:08', '2024-05-03T14:05:08'],
    // A ZIP counts every other second.
    ['2031-12-31T23:59:59', '2031-12-31T23:59:58'],
    // Earliest and latest that a ZIP can say.
    ['1970-01-01T12:00:00', '1980-01-01T00:00:00'],
    ['2200-01-01T12:00:00', '2107-12-31T00:00:00'],
  ])('has the date of the original: %s', async (changed, kept) => {
    const item = done('a.tif', ['a-1.jpg', 'a-2.jpg']);
    const file = new File(['x'], 'a.tif', { lastModified: Date.parse(changed) });
    const text = await savedBy(saveAsZip, [{ ...item, file }]);
    expect(zipDates(text)).toEqual([kept, kept]);
  });

  it('has the folders of the files', async () => {
    const inside = done('a.tif', ['a.jpg']);
    Object.defineProperty(inside.file, 'webkitRelativePath', { value: 'holiday/day 1/a.tif' });
    expect((await zipOf([inside, done('a.tif', ['a.jpg'])])).sort()).toEqual(['a.jpg', 'holiday/day 1/a.jpg']);
  });

  it('as a ZIP of one file is called after it', async () => {
    expect(await zipOf([done('scan.old.tif', ['scan.old-1.jpg', 'scan.old-2.jpg'])])).toHaveLength(2);
    expect(saved.name).toBe('scan.old.zip');
  });

  it('as a PDF has all results in their order', async () => {
    const items = [done('b.jpg', ['b.pdf']), done('a.jpg', ['a.pdf'])];
    expect(await savedBy((given) => saveAs.pdf({ items: given }), items)).toBe('ba');
    expect(saved).toMatchObject({ name: 'images.pdf', file: { type: 'application/pdf' } });
  });
});
