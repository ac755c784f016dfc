import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryFolder } from '../../testing/memory-folder.ts';
import { canChooseFolder, chooseFolder } from './destination.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a folder that the visitor chooses', () => {
  it('gets the results, in their subfolders, and what was there stays', async () => {
    const root = new MemoryFolder('out');
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

  it('gets results of the same name under different ones, even if both come at once', async () => {
    const root = new MemoryFolder('out');
    vi.stubGlobal('showDirectoryPicker', async () => root);
    const destination = await chooseFolder();
    await Promise.all(['1', '2', '3'].map((text) => destination?.write('a-1.jpg', new Blob([text]))));
    expect(await root.texts()).toEqual([
      ['a-1.jpg', '1'],
      ['a-1 (2).jpg', '2'],
      ['a-1 (3).jpg', '3'],
    ]);
  });

  it('gets names that every system allows', async () => {
    const root = new MemoryFolder('out');
    vi.stubGlobal('showDirectoryPicker', async () => root);
    const destination = await chooseFolder();
    await destination?.write('day: 1/con.jpg', new Blob(['1']));
    expect(await root.texts()).toEqual([['day_ 1/con_.jpg', '1']]);
  });

  it('goes on after a name that it refuses', async () => {
    const root = new MemoryFolder('out');
    root.entries.set('taken', new File(['0'], 'taken'));
    vi.stubGlobal('showDirectoryPicker', async () => root);
    const destination = await chooseFolder();
    await expect(destination?.write('taken/a.jpg', new Blob(['1']))).rejects.toThrow();
    await destination?.write('a.jpg', new Blob(['2']));
    expect(await root.texts()).toEqual([
      ['taken', '0'],
      ['a.jpg', '2'],
    ]);
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
