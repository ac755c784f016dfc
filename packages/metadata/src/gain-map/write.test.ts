import { describedFiles } from '@image-converter/corpus/fixtures/described/files';
import { drawPicture, imageOf, pictureSize } from '@image-converter/corpus/fixtures/draw';
import { drawGainMap, ultraHdr } from '@image-converter/corpus/fixtures/hdr';
import { encoders } from '@image-converter/corpus/fixtures/plain';
import { readUltraHdr } from '@image-converter/corpus/ultra-hdr';
import { targetDefaults } from '@image-converter/formats/options';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { carrierOf } from '../carry.ts';
import { readMetadata } from '../read-metadata.ts';
import { findGainMap } from './find.ts';

async function put(picture: Uint8Array<ArrayBuffer>) {
  const form = findGainMap(await ultraHdr(), 'jpg')?.forms.jpg;
  const map = new Uint8Array(await imageOf(drawGainMap()).toColourspace('b-w').jpeg().toBuffer());
  const described = form?.described(map) ?? new Uint8Array();
  return { file: Buffer.concat(form?.put(picture, described) ?? []), described };
}

const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

describe('a picture with a gain map', () => {
  it('is found by libultrahdr, and by the index where the picture ends', async () => {
    const picture = await describedFiles['described.jpg']();
    const { file, described } = await put(picture);
    const read = readUltraHdr(file);
    expect((await sharp(file).metadata()).gainMap?.image.equals(described)).toBe(true);
    expect(read?.map.equals(described)).toBe(true);
    expect(read?.picture.subarray(-2).toString('hex')).toBe('ffd9');
    expect((await pixels(file)).equals(await pixels(picture))).toBe(true);
    expect((await pixels(read?.map ?? file)).equals(await pixels(described))).toBe(true);
  });

  it('keeps the metadata that is there', async () => {
    const [described, plain] = [await describedFiles['described.jpg'](), await encoders.jpg(drawPicture())];
    const carrier = await carrierOf(described, 'jpg', 'keep', { ...targetDefaults('jpg') });
    const picture = new Uint8Array(Buffer.concat(carrier.addTo(plain, pictureSize).parts));
    const { file } = await put(picture);
    const [before, after] = [await readMetadata(picture, 'jpg'), await readMetadata(new Uint8Array(file), 'jpg')];
    expect(after).toMatchObject({ directories: before.directories, datasets: before.datasets, unreadable: [] });
    expect(after.properties).toEqual(expect.arrayContaining([...before.properties]));
    const added = after.properties.filter(
      ({ name }) => !before.properties.some((one) => one.name.local === name.local),
    );
    expect(added.map(({ name }) => `${name.prefix}:${name.local}`)).toEqual(['hdrgm:Version', 'Container:Directory']);
  });

  it('keeps XMP that leaves no room, and is described by ISO 21496-1 only', async () => {
    const plain = await describedFiles['described.jpg']();
    const long = `http://ns.adobe.com/xap/1.0/\0<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${' '.repeat(65_300)}</r:RDF>`;
    const head = Buffer.of(0xff, 0xe1, (long.length + 2) >> 8, (long.length + 2) & 255);
    const picture = Buffer.concat([plain.subarray(0, 2), head, Buffer.from(long, 'latin1'), plain.subarray(2)]);
    const { file, described } = await put(new Uint8Array(picture));
    expect(file.includes(Buffer.from(long, 'latin1'))).toBe(true);
    expect(readUltraHdr(file)?.map.equals(described)).toBe(true);
  });
});
