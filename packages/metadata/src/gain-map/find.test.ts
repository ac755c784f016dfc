import { corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import { describedFiles } from '@image-converter/corpus/fixtures/described/files';
import { drawEach } from '@image-converter/corpus/fixtures/draw';
import {
  appleJpg,
  appleNotes,
  hdrAvif,
  hdrgmPacket,
  hdrHeic,
  hdrStops,
  isoDescription,
  plainHdrgm,
  ultraHdr,
} from '@image-converter/corpus/fixtures/hdr';
import { type Description, readUltraHdr } from '@image-converter/corpus/ultra-hdr';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { describe, expect, it } from 'vitest';
import { findGainMap } from './find.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What a file says in both ways, once the map found in this one is put into it. */
async function said(file: Bytes, format: AnyFormat) {
  const found = findGainMap(file, format);
  if (!found) return undefined;
  const [picture, map] = [await describedFiles['described.jpg'](), readUltraHdr(await ultraHdr())?.map];
  const parts = found.forms.jpg.put(picture, found.forms.jpg.described(new Uint8Array(map ?? [])));
  const written = readUltraHdr(Buffer.concat(parts));
  return { xmp: written?.xmp, iso: written?.iso, table: found.table };
}

function plain(stops: number): Description {
  return { min: [0], max: [stops], gamma: [1], offsetSdr: [0], offsetHdr: [0], headroom: stops };
}

function near({ headroom, ...channels }: Description) {
  const about = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 5));
  const lists = Object.entries(channels).map(([name, values]) => [name, about(values)]);
  return { headroom: expect.closeTo(headroom, 5), ...Object.fromEntries(lists) };
}

const heic = async (file: Bytes) => said(file, 'heic');
const jpg = async (file: Promise<Bytes>) => said(await file, 'jpg');

describe('what a gain map means', () => {
  it.each([
    ['XMP in an Ultra HDR JPG', () => jpg(ultraHdr()), hdrStops],
    ['ISO 21496-1 in a JPG', () => jpg(ultraHdr({ hdrgm: '', iso: isoDescription([0, 3], [[0, 3, 1, 0, 0]]) })), 3],
    ['ISO 21496-1 in a HEIC', () => heic(hdrHeic('ISO 21496-1')), 2],
    ["Samsung's XMP in a HEIC", () => heic(hdrHeic("Samsung's XMP")), 2],
    ["Apple's XMP in a HEIC", () => heic(hdrHeic('XMP')), 2],
    ["Apple's maker notes in a HEIC", () => heic(hdrHeic('maker notes')), 1.8],
    ["Apple's maker notes in a JPG", () => jpg(appleJpg()), 1.8],
  ])('is read from %s, and written in both ways', async (_, read, stops) => {
    const written = await read();
    expect(written?.xmp).toEqual(near(plain(stops)));
    expect(written?.iso).toEqual(near(plain(stops)));
  });

  it.each([
    // The four cases of Apple's rule, and a note with only one of the two.
    [{ 33: 0.8, 48: 0.005 }, 1.7],
    [{ 33: 0.8, 48: 0.5 }, 1.5505],
    [{ 33: 1.2, 48: 0.005 }, 2.65],
    [{ 33: 1.2, 48: 0.5 }, 2.1515],
    [{ 33: 0.8786 }, 1.8],
  ])('follows from the maker notes %o', async (values, stops) => {
    const written = await jpg(appleJpg({ notes: appleNotes(values) }));
    expect(written?.xmp?.headroom).toBeCloseTo(stops, 4);
  });

  it('is other values for Apple, whose map multiplies light', async () => {
    const { table } = (await heic(hdrHeic('XMP'))) ?? {};
    // BT.709 decodes 128 to 0.2615: 1 + 3 · 0.2615 is 0.8355 of 2 stops.
    expect([table?.[0], table?.[128], table?.[255]]).toEqual([0, 107, 255]);
  });

  it('may differ between the colours', async () => {
    const list = (name: string, values: number[]) =>
      `<hdrgm:${name}><rdf:Seq>${values.map((value) => `<rdf:li>${value}</rdf:li>`).join('')}</rdf:Seq></hdrgm:${name}>`;
    const { GainMapMax: _, ...others } = plainHdrgm;
    const hdrgm = hdrgmPacket(others, list('GainMapMax', [1, 2, 2.5]));
    const map = drawEach({ width: 80, height: 60 }, (x, y) => [x, y, 9]);
    const written = await jpg(ultraHdr({ hdrgm, map }));
    expect(written?.iso).toEqual(
      near({
        min: [0, 0, 0],
        max: [1, 2, 2.5],
        gamma: [1, 1, 1],
        offsetSdr: [0, 0, 0],
        offsetHdr: [0, 0, 0],
        headroom: hdrStops,
      }),
    );
    expect(written?.xmp?.max).toEqual([1, 2, 2.5]);
  });

  it.each([
    ['the index points behind the end', ultraHdr({ place: { offset: 2 ** 31 } })],
    ['the index points into the picture', ultraHdr({ place: { offset: 4000 } })],
    ['the map is longer than the file', ultraHdr({ place: { length: 2 ** 32 - 1 } })],
    ['it is a hundred stops brighter', ultraHdr({ hdrgm: hdrgmPacket({ ...plainHdrgm, GainMapMax: 100 }) })],
    ['the headroom is no number', ultraHdr({ hdrgm: hdrgmPacket({ ...plainHdrgm, HDRCapacityMax: 'high' }) })],
    ['gamma is 0', ultraHdr({ hdrgm: hdrgmPacket({ ...plainHdrgm, Gamma: 0 }) })],
    [
      'the first picture is the HDR one',
      ultraHdr({ hdrgm: hdrgmPacket({ ...plainHdrgm, BaseRenditionIsHDR: 'True' }) }),
    ],
    ['it is for later readers', ultraHdr({ hdrgm: '', iso: isoDescription([0, 3], [[0, 3, 1, 0, 0]], 1) })],
    ['a denominator is 0', ultraHdr({ hdrgm: '', iso: new Uint8Array(61) })],
    ['the description is cut', ultraHdr({ hdrgm: '', iso: isoDescription([0, 3], []) })],
    ['the maker notes say nothing', appleJpg({ notes: appleNotes({ 2: 1 }) })],
    ['the maker notes are cut', appleJpg({ notes: appleNotes({ 33: 1 }).slice(0, 20) })],
  ])('is left alone if %s', async (_, file) => {
    expect(findGainMap(await file, 'jpg')).toBeUndefined();
  });

  it('is read from an AVIF', async () => {
    expect((await said(hdrAvif(), 'avif'))?.iso).toEqual(near(plain(2)));
  });

  it.each([
    ['heic', hdrHeic('ISO 21496-1')],
    ['avif', hdrAvif()],
  ] as const)('is left alone or understood in a damaged %s', (format, whole) => {
    for (let length = 0; length < whole.length; length += 7) {
      expect(() => findGainMap(whole.slice(0, length), format)).not.toThrow();
    }
    for (let at = 0; at < 700; at += 1) {
      for (const value of [0, 1, 128, 255]) {
        const changed = whole.slice();
        changed[at] = value;
        expect(() => findGainMap(changed, format)).not.toThrow();
      }
    }
  });

  it.each([
    ['ultra-hdr.jpg', 'jpg', 6.64386],
    ['iPhone13Pro_IMG_8566.JPG', 'jpg', 3],
    ['pug.heic', 'heic', 1.8],
    ['200MP.heic', 'heic', 2.3],
  ] as const)('%s: is read from a real photo', needsCorpus, async (file, format, stops) => {
    expect((await said(corpusBytes(file), format))?.iso).toEqual(near(plain(stops)));
  });
});
