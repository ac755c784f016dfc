import { corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import { describedFiles } from '@image-converter/corpus/fixtures/described/files';
import { drawPicture } from '@image-converter/corpus/fixtures/draw';
import { cString, fullBox, text } from '@image-converter/corpus/fixtures/heif/boxes';
import { heifFile, type Item } from '@image-converter/corpus/fixtures/heif/file';
import { pictureItem } from '@image-converter/corpus/fixtures/heif/pictures';
import { encoders } from '@image-converter/corpus/fixtures/plain';
import type { Format } from '@image-converter/formats/formats';
import { describe, expect, it } from 'vitest';
import { hasGainMap } from './gain-map.ts';

const picture = pictureItem('picture');

function withAuxiliary(kind: string): Uint8Array<ArrayBuffer> {
  const properties = [...picture.properties, fullBox('auxC', {}, cString(kind))];
  return heifFile([picture, { ...picture, properties, references: { type: 'auxl', to: [0] } }]);
}

async function jpgWith(...segments: readonly [number, string][]): Promise<Uint8Array<ArrayBuffer>> {
  const plain = await encoders.jpg(drawPicture());
  const written = segments.map(([marker, data]) => {
    const body = Buffer.from(data, 'latin1');
    return Buffer.concat([Uint8Array.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255), body]);
  });
  return new Uint8Array(Buffer.concat([plain.subarray(0, 2), ...written, plain.subarray(2)]));
}

const packet = (inside: string) => `http://ns.adobe.com/xap/1.0/\0<x ${inside}/>`;
const ultraHdr = packet('xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/"');
const apples = packet('xmlns:HDRGainMap="http://ns.apple.com/HDRGainMap/1.0/"');

/** The index of a file whose second picture begins at this offset from the index. */
function indexOf(second: number): string {
  const index = Buffer.alloc(26 + 32);
  index.write('MM\0*', 'latin1');
  index.writeUInt32BE(8, 4);
  index.writeUInt16BE(1, 8);
  index.writeUInt16BE(0xb002, 10);
  index.writeUInt16BE(7, 12);
  index.writeUInt32BE(32, 14);
  index.writeUInt32BE(26, 18);
  index.writeUInt32BE(second, 26 + 16 + 8);
  return `MPF\0${index.toString('latin1')}`;
}

/** The second picture follows the first. */
async function twoPictures(second: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const length = (await jpgWith([0xe2, indexOf(0)])).length;
  // Counted from after the marker, length and name of the segment.
  const first = await jpgWith([0xe2, indexOf(length - 10)]);
  return new Uint8Array(Buffer.concat([first, second]));
}

const has = (bytes: Uint8Array<ArrayBuffer>, format: Format) => hasGainMap(new Blob([bytes]), format);

describe('the HDR part of a photo', () => {
  it('is found in a JPEG, by what the picture or the one behind it says', {
    tags: '@promise:metadata-reported',
  }, async () => {
    expect(await has(await jpgWith([0xe1, ultraHdr]), 'jpg')).toBe(true);
    expect(await has(await jpgWith([0xe2, 'urn:iso:std:iso:ts:21496:-1\0\0\0\0\0']), 'jpg')).toBe(true);
    expect(await has(await twoPictures(await jpgWith([0xe1, apples])), 'jpg')).toBe(true);
  });

  it.each(['urn:com:apple:photo:2020:aux:hdrgainmap', 'urn:com:samsung:photo:2024:aux:hdrgainmap'])(
    'is found in a HEIC as %s',
    async (kind) => expect(await has(withAuxiliary(kind), 'heic')).toBe(true),
  );

  it('is found in a HEIC or AVIF that says how to map its tones', async () => {
    const toneMap = { ...picture, type: 'tmap', references: { type: 'dimg', to: [0] } } as const satisfies Item;
    expect(await has(heifFile([picture, toneMap]), 'heic')).toBe(true);
    expect(await has(heifFile([picture, toneMap]), 'avif')).toBe(true);
  });

  it('is not found where there is none, nor in what cannot be read', async () => {
    expect(await has(await encoders.jpg(drawPicture()), 'jpg')).toBe(false);
    expect(await has(await twoPictures(await encoders.jpg(drawPicture())), 'jpg')).toBe(false);
    expect(await has(withAuxiliary('urn:mpeg:hevc:2015:auxid:1'), 'heic')).toBe(false);
    expect(await has(await describedFiles['described.heic'](), 'heic')).toBe(false);
    expect(await has(new Uint8Array(Buffer.from(text('no picture'))), 'heic')).toBe(false);
    expect(await has((await jpgWith([0xe2, indexOf(2 ** 31)])).slice(0, 60), 'jpg')).toBe(false);
    expect(await has(await encoders.png(drawPicture()), 'png')).toBe(false);
  });

  it.each([
    ['ultra-hdr.jpg', 'jpg', true],
    ['iPhone13Pro_IMG_8566.JPG', 'jpg', true],
    ['pug.heic', 'heic', true],
    ['200MP.heic', 'heic', true],
    ['tower_progressive.jpg', 'jpg', false],
    ['iPhoneXR_IMG_3579.HEIC', 'heic', false],
  ] as const)('%s: %s', needsCorpus, async (file, format, expected) => {
    expect(await has(corpusBytes(file), format)).toBe(expected);
  });
});
