import { describe, expect, it } from 'vitest';
import { filesIn } from './dropped-folders.ts';
import { folderOf } from './folders.ts';

type Tree = { readonly [name: string]: Tree | File | 'unreadable' };

/** Mimics browsers: entries come in batches, with paths relative to the root of the drop. */
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

function drop(tree: Tree): FileSystemEntry[] {
  return Object.entries(tree).map(([name, content]) => entry(name, content));
}

const file = (name: string) => new File(['x'], name);

describe('the files of a drop', () => {
  it('are those of the folders in it, in order, each with its folder', async () => {
    const dropped = drop({
      'loose.png': file('loose.png'),
      holiday: { 'b.jpg': file('b.jpg'), 'a.jpg': file('a.jpg'), day: { 'c.jpg': file('c.jpg') }, empty: {} },
    });
    const files = await filesIn(dropped);
    expect(files.map((one) => folderOf(one) + one.name)).toEqual([
      'loose.png',
      'holiday/a.jpg',
      'holiday/b.jpg',
      'holiday/day/c.jpg',
    ]);
  });

  it.each(['.DS_Store', 'Thumbs.db', 'desktop.ini', '._a.png'])(
    'do not include what systems leave in folders: %s',
    async (name) => {
      const files = await filesIn(
        drop({ holiday: { [name]: file(name), 'a.png': file('a.png') }, [name]: file(name) }),
      );
      // Whoever drops such a file by itself is told why it is refused.
      expect(files.map((one) => folderOf(one) + one.name)).toEqual(['holiday/a.png', name]);
    },
  );

  it('pass over a folder that cannot be read', async () => {
    const files = await filesIn(drop({ closed: 'unreadable', open: { 'a.png': file('a.png') } }));
    expect(files.map(({ name }) => name)).toEqual(['a.png']);
  });
});

it('a picked folder is known to the browser', () => {
  const picked = Object.assign(file('a.png'), {});
  Object.defineProperty(picked, 'webkitRelativePath', { value: 'holiday/day/a.png' });
  expect(folderOf(picked)).toBe('holiday/day/');
});
