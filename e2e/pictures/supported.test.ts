import { expect, it } from 'vitest';
import type { Engine } from './engines.ts';
import type { Picture } from './pictures.ts';
import { keyOf, type PictureResult } from './results.ts';
import { drawSupported } from './supported.ts';

type Seen = Pick<PictureResult, 'status' | 'detail'>;

/** The generated files if a TGA is correct in all browsers except for these results. */
function written(seen: Partial<Record<Engine, Seen>>, changes: Partial<Picture> = {}): string {
  const picture: Picture = {
    of: 'corpus',
    file: 'a.tga',
    format: 'tga',
    label: 'TGA',
    expect: 'right',
    tolerance: 3,
    target: 'png',
    bytes: async () => new Uint8Array(),
    faultOf: async () => undefined,
    ...changes,
  };
  const { of, file } = picture;
  const by = (engine: Engine) =>
    new Map<string, PictureResult>([[keyOf(picture), { of, file, status: 'right', ...seen[engine] }]]);
  const sightings = {
    Chromium: by('Chromium'),
    Firefox: by('Firefox'),
    WebKitGTK: by('WebKitGTK'),
    Server: by('Server'),
  };
  const files = drawSupported([picture], sightings);
  return files.map(({ text }) => text).join('');
}

it('counts a format as supported only if its files are right in all browsers', () => {
  expect(written({})).toContain('countOfSupported = 1;');
  expect(written({ WebKitGTK: { status: 'refused', detail: 'UNSUPPORTED' } })).toContain('countOfSupported = 0;');
  expect(written({ Firefox: { status: 'wrong' } })).toContain('tga: { right: 0, of: 1 }');
});

it('leaves out damaged files, fixtures and files without a truth', () => {
  const cut: Seen = { status: 'refused', detail: 'INCOMPLETE' };
  expect(written({ Chromium: cut, Firefox: cut, WebKitGTK: cut }, { expect: 'right or refused' })).not.toContain('tga');
  expect(written({}, { of: 'fixtures' })).not.toContain('tga');
  expect(written({}, { expect: 'compared' })).not.toContain('tga');
});
