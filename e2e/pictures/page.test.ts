import { expect, it } from 'vitest';
import { drawPage } from './page.ts';
import type { Seen } from './page-table.ts';
import { pictureNamed } from './testing.ts';

const sighting = (status: 'right' | 'refused' | 'wrong' | 'not read', detail = '') =>
  ({ of: 'corpus', file: '', status, detail }) as const;

const deep: Seen = {
  picture: pictureNamed('deep.tif'),
  traits: [{ aspect: 'depth', kind: 'TIFF: 16 bits' }],
  differs: false,
  by: { Chromium: sighting('right'), Firefox: sighting('refused', 'UNSUPPORTED'), Server: sighting('right') },
};
const odd: Seen = {
  picture: pictureNamed('odd.tif'),
  traits: [{ aspect: 'depth', kind: 'TIFF: 16 bits' }],
  differs: false,
  by: { Chromium: sighting('right'), Firefox: sighting('wrong'), WebKitGTK: sighting('not read') },
};
const unread: Seen = {
  picture: pictureNamed('a.xyz', { label: 'XYZ' }),
  traits: [],
  differs: false,
  by: { Chromium: sighting('not read') },
};

const hdr: Seen = {
  picture: pictureNamed('hdr.avif', { label: 'AVIF' }),
  traits: [{ aspect: 'hdr', kind: 'AVIF: PQ' }],
  differs: true,
  by: { Chromium: sighting('right'), Firefox: sighting('refused', 'TOO_LARGE') },
};

const page = drawPage([deep, odd, unread, hdr]);

it('counts what is right, refused and wrong for each kind and engine', () => {
  expect(page).toContain('## Bits per sample');
  expect(page).toContain('| TIFF: 16 bits | 2 right | 1 refused, 1 **wrong** | – | 1 right |');
});

it('names what was refused, with the cause in words', () => {
  expect(page).toContain('| `deep.tif` | right | holds something that is not supported | – | right |');
});

it('names the formats that are not read, and has no row for them', () => {
  expect(page).toContain('XYZ (1)');
  expect(page).not.toContain('| XYZ');
});

it('does not call right what two engines show differently', () => {
  expect(page).toContain('| AVIF: PQ | 1 differs | 1 refused | – | – |');
});

it('has no section without content', () => {
  expect(page).not.toContain('## Orientation');
});
