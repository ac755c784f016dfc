import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { licenceTexts } from './licence-texts.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'licence-texts-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function withFiles(files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return { name: 'x', licence: 'ISC', folder };
}

describe('the licence texts of a package', () => {
  it('are its licence, its notice and the licences in deeper folders, each once', () => {
    const one = withFiles({
      NOTICE: 'Thanks to Ada.\r\n',
      LICENSE: 'Copyright Ada\n',
      'codec/LICENSE.codec.md': 'Copyright Grace\n',
      'dist/LICENSE': 'Copyright Ada\n',
      'node_modules/y/LICENSE': 'Copyright Mary\n',
      'icons/license-plate.js': 'export {};\n',
    });
    expect(licenceTexts(one)).toEqual([
      { source: 'LICENSE', text: 'Copyright Ada' },
      { source: 'NOTICE', text: 'Thanks to Ada.' },
      { source: 'codec/LICENSE.codec.md', text: 'Copyright Grace' },
    ]);
  });

  it('are the standard text with the author, and say so, when it ships none', () => {
    const [only] = licenceTexts(withFiles({ 'package.json': '{ "author": { "name": "Ada" } }' }));
    expect(only?.source).toContain('ships none');
    expect(only?.text).toMatch(/^Copyright \(c\) Ada\n\nPermission to use, copy, modify/);
  });

  it.each([
    ['no author', '{}', 'MIT'],
    ['a licence whose text is not known', '{ "author": "Ada" }', 'Zlib'],
  ])('are asked for when it ships none and names %s', (_, manifest, licence) => {
    expect(() => licenceTexts({ ...withFiles({ 'package.json': manifest }), licence })).toThrow(/^x comes without/);
  });
});
