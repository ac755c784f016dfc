import { expect, it } from 'vitest';
import type { Engine } from './engines.ts';
import { drawSupported } from './supported.ts';
import { pictureNamed, sightingsOf } from './testing.ts';

const right = { status: 'right' } as const;
const refused = (detail: string) => ({ status: 'refused', detail }) as const;
type Seen = Parameters<typeof sightingsOf>[1][Engine];

const written = (seen: Partial<Record<Engine, Seen>>, changes = {}) => {
  const picture = pictureNamed('a.tga', { format: 'tga', label: 'TGA', ...changes });
  const files = drawSupported(
    [picture],
    sightingsOf(picture, {
      Chromium: right,
      Firefox: right,
      WebKitGTK: right,
      Server: refused('UNSUPPORTED'),
      ...seen,
    }),
  );
  return files.map(({ text }) => text).join('');
};

it('counts a file that is right in all browsers', () => {
  expect(written({})).toContain('\n  tga: { right: 1, of: 1 },\n');
  expect(written({})).toContain('countOfSupported = 1;');
});

it('does not count one that a browser refuses or shows wrongly', () => {
  expect(written({ WebKitGTK: refused('UNSUPPORTED') })).toContain('tga: { right: 0, of: 1 }');
  expect(written({ Firefox: { status: 'wrong' } })).toContain('countOfSupported = 0;');
});

it('leaves out damaged files, fixtures and files without a truth', () => {
  const cut = refused('INCOMPLETE');
  expect(written({ Chromium: cut, Firefox: cut, WebKitGTK: cut }, { expect: 'right or refused' })).not.toContain('tga');
  expect(written({}, { of: 'fixtures' })).not.toContain('tga');
  expect(written({}, { expect: 'compared' })).not.toContain('tga');
});

it('counts a file that the tables do not recognise for the format it is said to have', () => {
  expect(written({ Chromium: { status: 'not read' } }, { format: undefined })).toContain('tga: { right: 0, of: 1 }');
});
