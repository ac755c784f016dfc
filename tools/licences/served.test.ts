import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from './root.ts';

const served = read('apps/web/public/third-party-notices.txt');

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8').replaceAll('\r\n', '\n');
}

/** Found without the lockfile, so that this test detects mistakes in parsing it. */
function dependenciesOfThePages(): string[] {
  const workspaces = ['apps/web', 'packages/engine', 'packages/codecs', 'packages/contract', 'packages/settings'];
  const names = workspaces.flatMap((workspace) => Object.keys(readPackage(workspace).dependencies));
  // Plus a dependency of React, the display face, and the build tools whose code is in the pages.
  const leftByTheBuild = ['@fontsource/bricolage-grotesque', 'tailwindcss', 'vite', 'rolldown'];
  return [...new Set([...names, 'scheduler', ...leftByTheBuild])].filter(
    (name) => !name.startsWith('@image-converter/'),
  );
}

const packageSchema = z.object({
  version: z.string().default(''),
  dependencies: z.record(z.string(), z.string()).default({}),
});

function readPackage(folder: string) {
  return packageSchema.parse(JSON.parse(read(`${folder}/package.json`)));
}

/** The text from a package's heading to the next one; empty if there is none. */
function sectionOf(name: string): string {
  const line = '='.repeat(80);
  const heading = `${line}\n${name} ${readPackage(`node_modules/${name}`).version}\n`;
  const [, after = ''] = served.split(heading);
  const [own = '', text = ''] = after.split(`${line}\n`);
  return own + text;
}

function copyrightLines(text: string): string[] {
  return text.split('\n').flatMap((one) => (/copyright (\(c\)|©|@|[[\d])/i.test(one) ? [one.trim()] : []));
}

describe('the notices served with the pages', () => {
  it.each(dependenciesOfThePages())('give %s a section with each copyright line of its licence', (name) => {
    const folder = `node_modules/${name}`;
    const files = readdirSync(new URL(folder, root)).filter((file) => /^(licen[cs]e|notice)/i.test(file));
    expect(files).not.toEqual([]);
    const own = files.flatMap((file) => {
      const [licence = ''] = read(`${folder}/${file}`).split('# Licenses of bundled dependencies');
      return copyrightLines(licence);
    });
    const section = sectionOf(name);
    expect(section).toMatch(/permission|license/i);
    expect(own.filter((line) => !section.includes(line))).toEqual([]);
  });

  it.each([
    ['react', 'Copyright (c) Meta Platforms, Inc. and affiliates.'],
    ['lucide', 'Copyright (c) 2013-present Cole Bemis'],
    ['client-zip', 'Copyright 2020 David Junger'],
    ['@jsquash/webp', 'Copyright (c) 2010, Google Inc. All rights reserved.'],
    ['@imagemagick/magick-wasm', 'Copyright @ 1999 ImageMagick Studio LLC'],
  ])('name the holder for %s', (name, holder) => {
    expect(sectionOf(name)).toContain(holder);
  });

  it('have the permission notice that the MIT and ISC licences require next to the copyright', () => {
    expect(sectionOf('react')).toContain('shall be included in all');
    expect(sectionOf('lucide')).toContain('appear in all copies');
  });

  it('have the notice of every library inside ImageMagick', () => {
    const libraries = [...read('node_modules/@imagemagick/magick-wasm/NOTICE').matchAll(/^\[ .+ \]$/gm)];
    const section = sectionOf('@imagemagick/magick-wasm');
    expect(libraries.length).toBeGreaterThan(20);
    expect(libraries.filter(([heading]) => !section.includes(heading))).toEqual([]);
  });

  it('have the LGPL and the GPL that it builds on', () => {
    const section = sectionOf('libheif-js');
    expect(section).toMatch(/GNU LESSER GENERAL PUBLIC LICENSE\s+Version 3/);
    expect(section).toMatch(/GNU GENERAL PUBLIC LICENSE\s+Version 3/);
  });

  it('list what is inside every codec that the engine loads', () => {
    const codecs = [...read('packages/codecs/src/facts.ts').matchAll(/([\w-]+\.wasm)'/g)].map(([, file = '']) => file);
    expect(codecs.length).toBeGreaterThan(0);
    expect(codecs.filter((file) => !served.includes(file))).toEqual([]);
  });

  it.each([['oxipng/codec/pkg/squoosh_oxipng_bg.wasm', 'oxipng 9.1.1']])(
    'name every Rust crate that left its name in %s',
    (path, itself) => {
      const codec = readFileSync(new URL(`node_modules/@jsquash/${path}`, root), 'latin1');
      const crates = [...codec.matchAll(/\/([a-z][\w-]*)-(\d+\.\d+\.\d+)\/src\//g)];
      const found = new Set(crates.map(([, name, version]) => `${name} ${version}`));
      expect(found).toContain(itself);
      const file = path.split('/').at(-1);
      const isNamed = (crate: string) =>
        served.includes(`\n${crate}, in ${file}\n`) || served.includes(`${crate} in ${file}`);
      expect([...found].filter((crate) => !isNamed(crate))).toEqual([]);
    },
  );
});
