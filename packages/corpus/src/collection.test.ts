import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileIn, firstComplete, folderOf, type ListedFile } from './collection.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'collection-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function listed(file: string): ListedFile {
  const source = { repository: 'someone/pictures', commit: 'abc', path: file };
  return { file, source, sha256: '', bytes: 0, licence: 'CC0-1.0' };
}

function folderWith(name: string, files: readonly string[]): URL {
  mkdirSync(join(folder, name));
  for (const file of files) writeFileSync(join(folder, name, file), '');
  return folderOf(join(folder, name));
}

describe('the folder of a collection', () => {
  const list = ['a.png', 'b.png'].map(listed);

  it('is the first that has every file', () => {
    const partly = folderWith('partly', ['a.png']);
    const whole = folderWith('whole', ['a.png', 'b.png', 'more.png']);
    const alsoWhole = folderWith('also-whole', ['a.png', 'b.png']);
    expect(firstComplete([partly, whole, alsoWhole], list)).toBe(whole);
  });

  it('is undefined if no folder has every file, or none exists', () => {
    expect(firstComplete([folderWith('partly', ['b.png']), folderOf(join(folder, 'missing'))], list)).toBeUndefined();
  });

  it('may be written with a slash at its end or without', () => {
    expect(folderOf(`${folder}/`)).toEqual(folderOf(folder));
  });

  it('is never left, whatever a file is called', () => {
    const inside = folderOf(folder);
    for (const name of ['../outside.png', '/etc/passwd', 'odd name #1 %41?.png']) {
      expect(fileIn(inside, name).href.slice(inside.href.length)).not.toContain('/');
    }
    expect(fileURLToPath(fileIn(inside, 'odd name #1 %41?.png'))).toBe(join(folder, 'odd name #1 %41?.png'));
  });
});
