import { afterEach, describe, expect, it, vi } from 'vitest';
import { canChooseFolder, chooseFolder } from './destination.ts';

/** As much of a folder as is used. */
class Folder {
  readonly name: string;
  readonly entries = new Map<string, Folder | Blob>();

  constructor(name: string) {
    this.name = name;
  }

  async getDirectoryHandle(name: string) {
    const inside = this.entries.get(name) ?? new Folder(name);
    this.entries.set(name, inside);
    return inside;
  }

  async getFileHandle(name: string, { create = false } = {}) {
    const there = this.entries.get(name);
    if (there instanceof Folder) throw new DOMException('', 'TypeMismatchError');
    if (!there && !create) throw new DOMException('', 'NotFoundError');
    const chunks: BlobPart[] = [];
    return {
      createWritable: async () =>
        new WritableStream<BlobPart>({
          write: (chunk) => void chunks.push(chunk),
          close: () => void this.entries.set(name, new File(chunks, name)),
        }),
      getFile: async () => this.entries.get(name),
    };
  }

  async texts(path = ''): Promise<[string, string][]> {
    const inside = await Promise.all(
      [...this.entries].map(
        async ([name, entry]): Promise<[string, string][]> =>
          entry instanceof Folder ? entry.texts(`${path}${name}/`) : [[path + name, await entry.text()]],
      ),
    );
    return inside.flat();
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('a folder that the visitor chooses', () => {
  it('gets the results, in their subfolders, and what was there stays', async () => {
    const root = new Folder('out');
    vi.stubGlobal('showDirectoryPicker', async () => root);
    const destination = await chooseFolder();
    expect(destination?.name).toBe('out');
    const written = await destination?.write('a.jpg', new Blob(['1']));
    await destination?.write('day.x/a.jpg', new Blob(['2']));
    await destination?.write('a.jpg', new Blob(['3']));
    await destination?.write('day.x', new Blob(['4']));
    expect(await root.texts()).toEqual([
      ['a.jpg', '1'],
      ['day.x/a.jpg', '2'],
      ['a (2).jpg', '3'],
      ['day (2).x', '4'],
    ]);
    expect(await written?.text()).toBe('1');
  });

  it('may be none', async () => {
    vi.stubGlobal('showDirectoryPicker', () => Promise.reject(new DOMException('', 'AbortError')));
    expect(await chooseFolder()).toBeUndefined();
  });

  it('is offered only where the browser has such a thing', () => {
    expect(canChooseFolder()).toBe(false);
    vi.stubGlobal('showDirectoryPicker', () => {});
    expect(canChooseFolder()).toBe(true);
  });
});
