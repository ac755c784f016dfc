import { describe, expect, it } from 'vitest';
import { folderOf } from '../converter/folders.ts';
import { filesOfDrop } from './dropped-files.ts';

type Tree = { readonly [name: string]: Tree | File | 'unreadable' };

/** As browsers give them: entries in portions, paths from the root of the drop. */
function entry(name: string, content: Tree[string], path = ''): FileSystemEntry {
  const fullPath = `${path}/${name}`;
  if (content instanceof File) {
    return {
      name,
      fullPath,
      isFile: true,
      isDirectory: false,
      file: (give: (file: File) => void) => give(content),
    } as never;
  }
  const fails = content === 'unreadable';
  const children = fails ? [] : Object.entries(content).map(([child, inside]) => entry(child, inside, fullPath));
  const createReader = () => {
    const portions = [children.slice(0, 2), children.slice(2)].filter((portion) => portion.length > 0);
    return {
      readEntries: (give: (entries: FileSystemEntry[]) => void, fail: () => void) =>
        fails ? fail() : give(portions.shift() ?? []),
    };
  };
  return { name, fullPath, isFile: false, isDirectory: true, createReader } as never;
}

function drop(tree: Tree): DataTransfer {
  const items = Object.entries(tree).map(([name, content]) => ({ webkitGetAsEntry: () => entry(name, content) }));
  return { items, files: Object.values(tree).filter((content) => content instanceof File) } as never;
}

const file = (name: string) => new File(['x'], name);

describe('the files of a drop', () => {
  it('are those of the folders in it, in order, each with its folder', async () => {
    const counts: number[] = [];
    const dropped = drop({
      'loose.png': file('loose.png'),
      holiday: { 'b.jpg': file('b.jpg'), 'a.jpg': file('a.jpg'), day: { 'c.jpg': file('c.jpg') }, empty: {} },
    });
    const files = await filesOfDrop(dropped, (count) => counts.push(count));
    expect(files.map((one) => folderOf(one) + one.name)).toEqual([
      'loose.png',
      'holiday/a.jpg',
      'holiday/b.jpg',
      'holiday/day/c.jpg',
    ]);
    expect(counts).toEqual([1, 2, 3, 4]);
  });

  it('pass over a folder that cannot be read', async () => {
    const files = await filesOfDrop(drop({ closed: 'unreadable', open: { 'a.png': file('a.png') } }));
    expect(files.map(({ name }) => name)).toEqual(['a.png']);
  });

  it('are the files themselves where nothing is a folder', async () => {
    const one = file('a.png');
    expect(await filesOfDrop(drop({ 'a.png': one }))).toEqual([one]);
    expect(folderOf(one)).toBe('');
  });
});

it('a picked folder is known to the browser', () => {
  const picked = Object.assign(file('a.png'), {});
  Object.defineProperty(picked, 'webkitRelativePath', { value: 'holiday/day/a.png' });
  expect(folderOf(picked)).toBe('holiday/day/');
});
