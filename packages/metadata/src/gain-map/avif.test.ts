import { describedFiles } from '@image-converter/corpus/fixtures/described/files';
import { drawPicture, imageOf, pictureSize } from '@image-converter/corpus/fixtures/draw';
import { drawGainMap, hdrStops, ultraHdr } from '@image-converter/corpus/fixtures/hdr';
import { encoders } from '@image-converter/corpus/fixtures/plain';
import { type AvifItem, readAvifItems, readHdrAvif } from '@image-converter/corpus/hdr-avif';
import { targetDefaults } from '@image-converter/formats/options';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { carrierOf } from '../carry.ts';
import { writeProfile } from '../profile/write.ts';
import { readMetadata } from '../read-metadata.ts';
import { findGainMap } from './find.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const map = async () => new Uint8Array(await imageOf(drawGainMap()).avif({ effort: 1 }).toBuffer());

async function put(picture: Bytes): Promise<Buffer> {
  const form = findGainMap(await ultraHdr(), 'jpg')?.forms.avif;
  if (!form) throw new Error('no gain map');
  return Buffer.concat(form.put(picture, form.described(await map())));
}

const transparent = async () =>
  new Uint8Array(await imageOf(drawPicture()).ensureAlpha(0.5).avif({ effort: 1 }).toBuffer());

/** With a profile of its own, as wide colours are kept. */
async function wide(): Promise<Bytes> {
  const p3 = new Uint8Array(
    (await sharp(await imageOf(drawPicture()).withIccProfile('p3').png().toBuffer()).metadata()).icc ?? [],
  );
  const parts = await writeProfile(await encoders.avif(drawPicture()), 'avif', { colour: p3, grey: () => p3 });
  return new Uint8Array(Buffer.concat(parts));
}

const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

const isHidden = ({ info }: AvifItem) => info.readUInt32BE(0) === 0x02000001;

/** What a property says, without its version and flags if it has some. */
const said = ({ properties }: AvifItem) =>
  Object.fromEntries(
    properties.map(({ type, body, isEssential }) => [type, { hex: body.toString('hex'), isEssential }]),
  );

describe('an AVIF with a gain map', () => {
  it('has the map and a picture made of both as the standards say', async () => {
    const { brands, primary, items, references, groups } = readAvifItems(await put(await encoders.avif(drawPicture())));
    const [toneMap, gains] = [2, 3].map((id) => items.get(id));
    if (!toneMap || !gains) throw new Error('no items');
    expect(primary).toBe(1);
    expect(brands.slice(0, 1)).toEqual(['avif']);
    expect(brands).toEqual(expect.arrayContaining(['mif1', 'miaf', 'tmap']));
    expect(references).toEqual([{ type: 'dimg', from: 2, to: [1, 3] }]);
    expect(groups).toEqual([{ type: 'altr', id: 4, of: [2, 1] }]);
    expect([toneMap.type, isHidden(toneMap)]).toEqual(['tmap', false]);
    expect(said(toneMap)).toEqual({
      ispe: { hex: '000000000000004000000030', isEssential: false },
      pixi: { hex: '00000000030a0a0a', isEssential: false },
      // BT.2020, PQ, in full range.
      colr: { hex: `${Buffer.from('nclx').toString('hex')}00090010000980`, isEssential: false },
    });
    expect([gains.type, isHidden(gains)]).toEqual(['av01', true]);
    expect(said(gains)).toMatchObject({
      ispe: { hex: '00000000000000500000003c' },
      pixi: { hex: '0000000003080808' },
      av1C: { isEssential: true },
      // No colours, mixed like those of BT.601.
      colr: { hex: `${Buffer.from('nclx').toString('hex')}00020002000680` },
    });
  });

  it.each([
    ['opaque', () => encoders.avif(drawPicture())],
    ['transparent', transparent],
    ['wide', wide],
  ])('shows the same %s picture as without, to the bit', async (_, make) => {
    const picture = await make();
    const file = await put(picture);
    const [before, after] = [picture, file].map((one) => readAvifItems(Buffer.from(one)));
    for (const [id, item] of before?.items ?? []) expect(after?.items.get(id)).toEqual(item);
    expect((await pixels(file)).equals(await pixels(picture))).toBe(true);
    expect(await sharp(file).metadata()).toMatchObject({ ...(await sharp(picture).metadata()), size: file.length });
  });

  it('has the map as it was encoded, and what it means', async () => {
    const read = readHdrAvif(await put(await encoders.avif(drawPicture())));
    expect(read?.iso).toMatchObject({ min: [0], max: [hdrStops], gamma: [1], headroom: hdrStops });
    expect((await pixels(read?.map ?? Buffer.alloc(0))).equals(await pixels(await map()))).toBe(true);
  });

  it('keeps the metadata that is there', async () => {
    const carrier = await carrierOf(await describedFiles['described.jpg'](), 'jpg', 'keep', targetDefaults('avif'));
    const { parts } = carrier.addTo(await encoders.avif(drawPicture()), pictureSize);
    const picture = new Uint8Array(Buffer.concat(parts));
    const file = new Uint8Array(await put(picture));
    expect(await readMetadata(file, 'avif')).toEqual(await readMetadata(picture, 'avif'));
    expect(readHdrAvif(file)).toBeDefined();
  });

  it('is found, and says the same, when it is read again', async () => {
    const file = new Uint8Array(await put(await encoders.avif(drawPicture())));
    const found = findGainMap(file, 'avif');
    expect(found).toMatchObject({ coded: 3, channels: 1, neutral: [0] });
    const again = Buffer.concat(found?.forms.avif.put(await encoders.avif(drawPicture()), await map()) ?? []);
    expect(again.equals(file)).toBe(true);
  });

  it('is left alone wherever it is cut', async () => {
    const whole = new Uint8Array(await put(await encoders.avif(drawPicture())));
    for (let length = 0; length < whole.length; length += 7) {
      expect(() => findGainMap(whole.slice(0, length), 'avif')).not.toThrow();
    }
  });
});
