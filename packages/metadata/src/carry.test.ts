import { meanDifference } from '@image-converter/corpus/compare';
import { fixture } from '@image-converter/corpus/fixtures';
import {
  author,
  camera,
  caption,
  copyright,
  latitude,
  thumbnail,
  town,
} from '@image-converter/corpus/fixtures/described/blocks';
import { describedFiles } from '@image-converter/corpus/fixtures/described/files';
import { drawPicture, pictureSize } from '@image-converter/corpus/fixtures/draw';
import { encoders } from '@image-converter/corpus/fixtures/plain';
import { targets } from '@image-converter/formats/formats';
import type { MetadataGroup } from '@image-converter/formats/metadata-groups';
import { applies, targetDefaults } from '@image-converter/formats/options';
import { formatOf } from '@image-converter/formats/sniff';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { carrierOf } from './carry.ts';
import { forms } from './forms.ts';
import type { Policy } from './metadata-policy.ts';
import { readMetadata } from './read-metadata.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const names = Object.keys(describedFiles) as (keyof typeof describedFiles)[];
const goals = ['jpg', 'png', 'webp', 'avif', 'jxl', 'tiff'] as const;
const pictureIn = { ...encoders, jxl: () => fixture('16-bit.jxl') };
const cases = names.flatMap((name) => goals.map((target) => ({ name, target })));
const everything: MetadataGroup[] = ['camera', 'date', 'author', 'caption', 'location', 'other'];

async function carried(name: keyof typeof describedFiles, target: (typeof goals)[number], policy: Policy) {
  const file = await describedFiles[name]();
  const picture = await pictureIn[target](drawPicture());
  const format = await formatOf(new Blob([file]));
  if (!format) throw new Error(`${name} is of no format`);
  const carrier = await carrierOf(file, format, policy, targetDefaults(target));
  const { parts, report } = carrier.addTo(picture, pictureSize);
  return { picture, made: Buffer.concat(parts), report };
}

/** Also finds it in UTF-16, which Windows writes. */
function isIn(file: Buffer, text: string): boolean {
  return file.includes(text) || file.includes(Buffer.from(text, 'utf16le'));
}

/** A rational in thousandths, as in the fixture, in either byte order. */
function hasLatitude(file: Buffer): boolean {
  const big = Buffer.alloc(8);
  big.writeUInt32BE(Math.round((latitude[2] ?? 0) * 1000), 0);
  big.writeUInt32BE(1000, 4);
  return file.includes(big) || file.includes(Buffer.from(big).swap32());
}

/** The codestream of a JPEG XL, which sharp does not decode, and which ends the file. */
const rawOf = async (file: Uint8Array) => {
  const codestream = Buffer.from(file).indexOf('jxlc');
  return codestream > 0 ? file.subarray(codestream) : sharp(file).raw().toBuffer();
};

describe('metadata of every kind of file in every target that holds it', { tags: '@promise:metadata-reported' }, () => {
  it.each(cases)(
    '$name → $target: all of it is kept if that is wanted',
    { tags: '@promise:metadata-on-request' },
    async ({ name, target }) => {
      const { made, report } = await carried(name, target, 'keep');
      expect(report).toEqual({ kept: everything, removed: [] });
      for (const text of [camera, author, copyright, caption, town]) expect(isIn(made, text)).toBe(true);
      expect(hasLatitude(made)).toBe(true);
    },
  );

  it.each(cases)(
    '$name → $target: nothing names the place if that is wanted',
    { tags: '@promise:metadata-on-request' },
    async ({ name, target }) => {
      const { made, report } = await carried(name, target, 'without-location');
      expect(report).toEqual({ kept: ['camera', 'date', 'author', 'other'], removed: ['caption', 'location'] });
      for (const text of [camera, author, copyright]) expect(isIn(made, text)).toBe(true);
      for (const text of [caption, town, 'GPS', 'Portugal', 'geo:']) expect(isIn(made, text)).toBe(false);
      expect(hasLatitude(made)).toBe(false);
    },
  );

  it.each(cases)('$name → $target: captions that name no place stay if that is wanted', async ({ name, target }) => {
    const { made, report } = await carried(name, target, 'without-location-with-texts');
    expect(report).toEqual({ kept: everything.filter((group) => group !== 'location'), removed: ['location'] });
    expect(isIn(made, caption)).toBe(true);
    for (const text of [town, 'GPS', 'Portugal', 'geo:']) expect(isIn(made, text)).toBe(false);
  });

  it.each(cases)('$name → $target: the picture is untouched, and no small copy of the old one is left', async (one) => {
    const { made, picture } = await carried(one.name, one.target, 'keep');
    expect(meanDifference(await rawOf(made), await rawOf(picture))).toBe(0);
    expect(isIn(made, thumbnail.toString())).toBe(false);
    expect(isIn(made, thumbnail.toString('base64'))).toBe(false);
  });

  it.each(cases)('$name → $target: it is said to be upright, of its size, and in sRGB', async ({ name, target }) => {
    const { made } = await carried(name, target, 'keep');
    const { directories, orientation, properties, unreadable } = await readMetadata(new Uint8Array(made), target);
    expect(orientation).toBe(1);
    expect(unreadable).toEqual([]);
    const numbers = Object.fromEntries(
      (directories?.photo ?? []).map(({ tag, data }) => [
        tag.toString(16),
        data.toReversed()[directories?.littleEndian ? data.length - 1 : 0],
      ]),
    );
    expect(numbers).toMatchObject({ a001: 1, a002: pictureSize.width, a003: pictureSize.height });
    const texts = Object.fromEntries(properties.map((property) => [property.name.local, property.text]));
    const ofXmp = { Orientation: '1', ColorSpace: '1', PixelXDimension: '64', PixelYDimension: '48' };
    if (name !== 'described-by-text.png') expect(texts).toMatchObject(ofXmp);
    for (const outdated of ['ICCProfile', 'Thumbnails', 'format', 'Version'])
      expect(texts).not.toHaveProperty(outdated);
  });

  it('those targets are offered the option, and no others', () => {
    expect(targets.filter((target) => applies('metadata', target)).toSorted()).toEqual(Object.keys(forms).toSorted());
  });
});

describe("a maker's note", () => {
  it('goes if it holds a small copy of the old picture', async () => {
    const file = await describedFiles['described.jpg']();
    const note = Buffer.from(file.buffer).indexOf("Maker's own words");
    file.set([0xff, 0xd8, 0xff], note + 5);
    const carrier = await carrierOf(file, 'jpg', 'keep', targetDefaults('png'));
    const made = Buffer.concat(carrier.addTo(await encoders.png(drawPicture()), pictureSize).parts);
    expect(isIn(made, 'words about')).toBe(false);
  });
});

describe('what is special about a target', () => {
  const texts = async (file: Bytes, target: (typeof goals)[number]) =>
    (await readMetadata(file, target)).properties.map((property) => property.name.local);

  it('a PNG, which has no place for IPTC, has it as XMP', async () => {
    const { made } = await carried('described.jpg', 'png', 'keep');
    expect(await texts(new Uint8Array(made), 'png')).toEqual(
      expect.arrayContaining(['title', 'rights', 'Location', 'Country']),
    );
  });

  it('a JPEG has IPTC as it was, without its preview', async () => {
    const { made } = await carried('described.jpg', 'jpg', 'keep');
    const { datasets } = await readMetadata(new Uint8Array(made), 'jpg');
    expect(datasets.map(({ number }) => number)).toEqual([90, 0, 5, 25, 25, 55, 80, 90, 92, 101, 116, 120]);
  });

  it('a file with metadata of its own gets the new in place of the old', async () => {
    for (const target of ['jpg', 'png', 'webp'] as const) {
      const { made } = await carried('described.jpg', target, 'keep');
      const file = await describedFiles['described.heic']();
      const carrier = await carrierOf(file, 'heic', 'without-location', targetDefaults(target));
      expect(isIn(Buffer.concat(carrier.addTo(new Uint8Array(made), pictureSize).parts), town)).toBe(false);
    }
  });

  it('one that holds none stays as it is, and the report says what went', async () => {
    const bmp = await encoders.bmp(drawPicture());
    const carrier = await carrierOf(await describedFiles['described.jpg'](), 'jpg', 'keep', targetDefaults('bmp'));
    expect(carrier.addTo(bmp, pictureSize)).toEqual({ parts: [bmp], report: { kept: [], removed: everything } });
  });

  it('where the size of a file is limited, the metadata is within the limit', async () => {
    const file = await describedFiles['described.jpg']();
    for (const target of goals) {
      const carrier = await carrierOf(file, 'jpg', 'keep', { ...targetDefaults(target), maxBytes: 100_000 });
      const picture = await pictureIn[target](drawPicture());
      const grown = Buffer.concat(carrier.addTo(picture, pictureSize).parts).length - picture.length;
      expect(grown).toBeGreaterThan(500);
      expect(grown).toBeLessThanOrEqual(100_000 - (carrier.maxBytes ?? 0));
    }
  });
});
