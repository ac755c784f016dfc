import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { film, filmHeic, filmJpg } from '@image-converter/corpus/fixtures/film';
import { afterAll, expect, it } from 'vitest';

/** Whether the fixtures are what phones write: ExifTool gives the same film out. */

const folder = mkdtempSync(join(tmpdir(), 'film-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['samsung.jpg', 'EmbeddedVideoFile', filmJpg('Samsung')],
  ['old-samsung.jpg', 'EmbeddedVideoFile', filmJpg('Samsung before 2019')],
  ['box.heic', 'MotionPhotoVideo', filmHeic()],
] as const)('ExifTool finds the film in %s', async (name, tag, file) => {
  const path = join(folder, name);
  writeFileSync(path, await file);
  const found = execFileSync('exiftool', ['-b', `-${tag}`, path]);
  expect(found.equals(film())).toBe(true);
});

it('ExifTool reads the film as one second, turned by 90 degrees', () => {
  const path = join(folder, 'film.mp4');
  writeFileSync(path, film());
  const [read] = JSON.parse(execFileSync('exiftool', ['-json', '-n', path], { encoding: 'utf8' }));
  expect(read).toMatchObject({ Duration: 1, Rotation: 90, ImageWidth: 48, ImageHeight: 64 });
});
