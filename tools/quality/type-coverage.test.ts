import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { typeCoverage } from './type-coverage.ts';

it('counts every identifier of type any, but no type names and no tuples', () => {
  const root = mkdtempSync(join(tmpdir(), 'type-coverage-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'workspace'));
  writeFileSync(
    join(root, 'workspace/tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, types: [], noEmit: true }, include: ['.'] }),
  );
  writeFileSync(
    join(root, 'workspace/code.ts'),
    `interface Size { readonly width: number }
     export const size: Size = { width: 1 };
     export const empty = [] as const;
     export const parsed = JSON.parse('{}');
     export const width = parsed.width;`,
  );
  const { anys, typedShare } = typeCoverage(pathToFileURL(`${root}/`), ['workspace']);
  // `parsed` twice, and `width` as a property and as a constant.
  expect(anys).toEqual({ workspace: 4 });
  // Typed: Size and its width, size and its width, empty, JSON, parse.
  expect(typedShare).toBeCloseTo((7 / (7 + 4)) * 100);
});
