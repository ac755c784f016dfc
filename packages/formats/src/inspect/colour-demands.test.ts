import { fixture } from '@image-converter/corpus/fixtures';
import { drawPicture } from '@image-converter/corpus/fixtures/draw';
import { chunksOf, pngFile } from '@image-converter/corpus/fixtures/png';
import {
  chrmChunk,
  gamaChunk,
  iccpChunk,
  profiledJpg,
  profiledWebp,
  taggedPng,
} from '@image-converter/corpus/fixtures/profiled';
import { greyProfiles, rgbProfiles } from '@image-converter/corpus/fixtures/profiles';
import { tagged } from '@image-converter/corpus/fixtures/tagged';
import { describe, expect, it } from 'vitest';
import type { Demand } from '../demands.ts';
import { type Format, formatNames } from '../formats.ts';
import { inspect } from '../inspect.ts';
import type { Header } from '../inspection.ts';

function formatOf(name: string): Format {
  const format = formatNames.find((one) => name.endsWith(`.${one}`));
  if (!format) throw new Error(`${name} is of no format`);
  return format;
}

async function demandsOf(bytes: Uint8Array<ArrayBuffer>, format: Format) {
  return (await inspect(new Blob([bytes]), format)).demands;
}

const expected: Record<string, readonly Demand[] | undefined> = {
  'tagged-matrix.png': undefined,
  'tagged-matrix.jpg': undefined,
  'tagged-matrix.webp': ['webp profile'],
  'tagged-matrix.bmp': undefined,
  'tagged-table.png': ['png odd profile'],
  'tagged-table.jpg': ['jpg odd profile'],
  'tagged-table.webp': ['webp odd profile'],
  'tagged-table.bmp': undefined,
  'tagged-grey.png': ['png grey profile'],
  'tagged-grey.jpg': ['jpg grey profile'],
  'tagged-grey-lightness.png': ['png odd grey profile'],
  'tagged-grey-lightness.jpg': ['jpg odd grey profile'],
  'tagged-codes.png': ['png codes'],
  'tagged-primaries.png': ['png primaries'],
  'tagged-linear-gamma.png': ['png profile and gamma'],
  'tagged-srgb.png': ['png srgb'],
  'tagged-calibrated.bmp': undefined,
  'transparent-tagged.png': ['png odd profile'],
  'transparent-tagged.webp': ['webp profile'],
};

describe('what a file asks of a decoder that not every one does with colours', () => {
  it.each(Object.keys(tagged))('%s', async (name) => {
    expect(await demandsOf(await fixture(name), formatOf(name))).toEqual(expected[name]);
  });

  it.each(Object.keys(tagged).filter((name) => /png|jpg/.test(name)))(
    '%s says so before it is decoded',
    async (name) => {
      const headers: Header[] = [];
      await inspect(new Blob([await fixture(name)]), formatOf(name), (header) => headers.push(header));
      expect(headers.map(({ demands }) => demands)).toEqual([expected[name]]);
    },
  );

  it.each(['plain.png', 'plain.jpg', 'plain.webp', 'plain.bmp', 'display-p3-red.png', 'cmyk.jpg'])(
    'nothing by the usual file: %s',
    async (name) => {
      expect(await demandsOf(await fixture(name), formatOf(name))).toBeUndefined();
    },
  );
});

describe('nothing is asked', () => {
  const picture = drawPicture();

  it('by a table that leads to Lab', async () => {
    const profile = rgbProfiles['16-bit table to Lab'];
    expect(await demandsOf(await profiledJpg(picture, profile), 'jpg')).toBeUndefined();
  });

  it('by a grey profile of a picture in colour, which says nothing about it', async () => {
    expect(await demandsOf(taggedPng(picture, [iccpChunk(greyProfiles.linear)]), 'png')).toBeUndefined();
    expect(await demandsOf(await profiledJpg(picture, greyProfiles.linear), 'jpg')).toBeUndefined();
    expect(await demandsOf(await profiledWebp(picture, greyProfiles.linear), 'webp')).toBeUndefined();
  });

  it('by a gamma alone, which every decoder applies', async () => {
    expect(await demandsOf(taggedPng(picture, [gamaChunk(1)]), 'png')).toBeUndefined();
  });

  it('by chunks that are too short, and by a gamma of zero', async () => {
    const short = ['cICP', 'gAMA', 'cHRM'].map((type) => ({ type, data: new Uint8Array(1) }));
    const zero = [gamaChunk(0), chrmChunk([0.31, 0.33, 0.3, 0.6, 0.15, 0.06, 0.64, 0.33])];
    for (const tags of [short, zero]) expect(await demandsOf(taggedPng(picture, tags), 'png')).toBeUndefined();
  });

  it('by a profile that is broken or a bomb', async () => {
    const bomb = iccpChunk(new Uint8Array(20_000_000));
    const [header, ...rest] = chunksOf(taggedPng(picture, []));
    if (!header) throw new Error('no header');
    for (const data of [new Uint8Array(), new Uint8Array(50), bomb.data, iccpChunk(new Uint8Array(100)).data]) {
      expect(await demandsOf(pngFile([header, { type: 'iCCP', data }, ...rest]), 'png')).toBeUndefined();
    }
    expect(await demandsOf(await profiledWebp(picture, new Uint8Array(3)), 'webp')).toBeUndefined();
  });
});
