import { readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { toolVersions } from './installed-tools.ts';

const { devDependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  devDependencies: Record<string, string>;
};
const named = [
  '@jsquash/jpeg',
  '@jsquash/png',
  '@jsquash/webp',
  '@imagemagick/magick-wasm',
  'libheif-js',
  'heic-to',
  'heic2any',
];

export function machine(): { machine: string; cores: number; system: string } {
  const [first] = cpus();
  return {
    machine: `${cpus().length} cores, ${first?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    cores: cpus().length,
    system: `${type()} ${release()}`,
  };
}

export function versions(browser: Browser): Record<string, string> {
  return {
    Chromium: browser.version(),
    Node: process.versions.node,
    sharp: `${devDependencies.sharp} (libvips ${sharp.versions.vips})`,
    ...toolVersions(),
    ...Object.fromEntries(named.map((name) => [name, devDependencies[name] ?? ''])),
  };
}
