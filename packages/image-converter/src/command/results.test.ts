import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { targetDefaults } from '@image-converter/formats/options';
import { expect, onTestFinished, test } from 'vitest';
import { pathsFor, placesFor, publish } from './results.ts';

const jpg = { mediaType: 'image/jpeg' };
const options = targetDefaults('jpg');

test('results of the same name get numbers, and those of folders keep their folders', () => {
  const files = ['in/a.heic', 'in/a.png', 'in/deep/a.png'].map((path) => ({
    path,
    folder: path.includes('deep') ? 'deep' : '',
  }));
  const places = placesFor(files, { out: 'out' }, true);
  expect(places.flatMap((place) => pathsFor(place, [jpg], options))).toEqual([
    'out/a.jpg',
    'out/a (2).jpg',
    'out/deep/a.jpg',
  ]);
});

test('without a place, results stand beside their files', () => {
  const [place] = placesFor([{ path: 'in/a.heic', folder: '' }], { out: undefined }, false);
  expect(place && pathsFor(place, [jpg], options)).toEqual(['in/a.jpg']);
});

test('several pages have their numbers, also if a name was given', () => {
  const place = { path: 'out/page.jpg' };
  expect(pathsFor(place, [jpg, jpg], options)).toEqual(['out/page-1.jpg', 'out/page-2.jpg']);
  const later = { ...options, pages: '9-10' } as const;
  expect(pathsFor(place, [jpg, jpg], later)).toEqual(['out/page-09.jpg', 'out/page-10.jpg']);
});

test('several widths have theirs, and the icons of a website their usual names', () => {
  const place = { folder: 'out', stem: 'photo' };
  const widths = [960, 480].map((width) => ({ ...jpg, width, height: 100 }));
  const paths = pathsFor(place, widths, { ...options, widths: '480,960' });
  expect(paths).toEqual(['out/photo-960w.jpg', 'out/photo-480w.jpg']);
  const icons = ['image/x-icon', 'image/png', 'image/png'].map((mediaType) => ({ mediaType }));
  expect(pathsFor(place, icons, { ...targetDefaults('ico'), favicons: true })).toEqual([
    'out/favicon.ico',
    'out/apple-touch-icon.png',
    'out/icon-192.png',
  ]);
});

test('a finished file replaces another only if told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [draft, path] = [join(folder, 'draft'), join(folder, 'result')];
  writeFileSync(path, 'old');
  writeFileSync(draft, 'new');
  await expect(publish(draft, path, { overwrites: false })).rejects.toMatchObject({ code: 'EEXIST' });
  expect(readFileSync(path, 'utf8')).toBe('old');
  await publish(draft, path, { overwrites: true });
  expect(readFileSync(path, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['result']);
});
