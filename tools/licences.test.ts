import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flawsOf } from './licences/known-flaws.ts';
import { wasmLibraries } from './licences/wasm-libraries.ts';
import { notices, readProductionPackages, readShippedPackages, unacceptable } from './licences.ts';
import { productionPackages } from './production-packages.ts';
import { billOfMaterials } from './sbom.ts';

const packages = readProductionPackages();

describe('the lockfile', () => {
  it('has no production package under a licence that we do not accept', () => {
    expect(unacceptable([...packages, ...readShippedPackages()])).toEqual([]);
  });

  it.each(notices())('is what $path was written from (node tools/licences.ts)', ({ path, content }) => {
    const written = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
    expect(written === content, `${path} is not what the lockfile asks for`).toBe(true);
  });
});

describe('production packages', () => {
  it('are those of the pages and the server, and none that only build or test', () => {
    const partOf = Object.fromEntries(packages.map(({ name, partOf }) => [name, partOf]));
    expect(partOf).toMatchObject({ react: ['pages'], fastify: ['server'], 'libheif-js': ['pages', 'server'] });
    for (const tool of ['vitest', 'vite', '@playwright/test', 's3rver']) expect(partOf).not.toHaveProperty(tool);
  });

  it('are found where Node would find them', () => {
    const found = productionPackages({
      packages: {
        '': {},
        'apps/web': { dependencies: { ours: '*' } },
        'apps/server': {},
        'node_modules/ours': { link: true, resolved: 'packages/ours' },
        'packages/ours': { dependencies: { a: '1' } },
        'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
        'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
        'node_modules/b': { version: '1.0.0', license: 'GPL-3.0-only' },
      },
    });
    expect(found.map(({ name, version, licence }) => `${name} ${version} ${licence}`)).toEqual([
      'a 1.0.0 MIT',
      'b 2.0.0 ISC',
    ]);
  });
});

describe('libraries inside WebAssembly files', () => {
  it('have no flaw that is known and does harm', () => {
    expect(flawsOf(wasmLibraries())).toEqual([]);
  });

  it('are reported when they have one', () => {
    const library = { package: 'x', file: 'x.wasm', name: 'libwebp' };
    expect(flawsOf([{ ...library, version: '1.3.1' }])).toEqual([
      'libwebp 1.3.1 in x.wasm has CVE-2023-4863, mended in 1.3.2',
    ]);
    expect(flawsOf([{ ...library, version: '1.10.0' }])).toEqual([]);
  });

  it('are in the bill of materials, below their package', () => {
    const { components } = billOfMaterials();
    expect(components).toHaveLength(packages.length);
    const heic = components.find(({ name }) => name === 'libheif-js');
    expect(heic?.components.map(({ name }) => name)).toEqual(['libheif', 'libde265']);
    expect(heic?.purl).toMatch(/^pkg:npm\/libheif-js@\d/);
  });
});

describe('a licence', () => {
  it.each([
    ['one of ours', 'x', 'BSD-3-Clause'],
    ['a choice that has one of ours', 'x', '(GPL-2.0-only OR MIT)'],
    ['the LGPL for a part that can be replaced', 'libheif-js', 'LGPL-3.0'],
    ['the LGPL beside ours for such a part', '@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later'],
  ])('is accepted when it is %s', (_, name, licence) => {
    expect(unacceptable([{ name, licence }])).toEqual([]);
  });

  it.each([
    ['unknown to us', 'x', 'GPL-3.0-only'],
    ['the LGPL of any other part', 'x', 'LGPL-3.0'],
    ['a combination with one that is unknown', 'x', 'MIT AND GPL-3.0-only'],
    ['not named', 'x', ''],
  ])('is refused when it is %s', (_, name, licence) => {
    expect(unacceptable([{ name, licence }])).toHaveLength(1);
  });
});
