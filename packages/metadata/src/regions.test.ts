import { xmp } from '@image-converter/corpus/fixtures/described/blocks';
import { drawPicture, pictureSize } from '@image-converter/corpus/fixtures/draw';
import { encoders } from '@image-converter/corpus/fixtures/plain';
import { taggedPng } from '@image-converter/corpus/fixtures/profiled';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { expect, it } from 'vitest';
import { carrierOf } from './carry.ts';

/** A photo with the place of a face. */
const region = 'xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/" mwg-rs:Regions="a face"';
const packet = xmp.replace('rdf:about=""', `rdf:about="" ${region}`);
const head = Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1');
const file = taggedPng(drawPicture(), [{ type: 'iTXt', data: Buffer.concat([head, Buffer.from(packet)]) }]);

async function written(options: Partial<Omit<ConversionOptions, 'maxBytes'>>): Promise<Buffer> {
  const carrier = await carrierOf(file, 'png', 'keep', { ...targetDefaults('png'), ...options });
  return Buffer.concat(carrier.addTo(await encoders.png(drawPicture()), pictureSize).parts);
}

it.each<Partial<Omit<ConversionOptions, 'maxBytes'>>>([{}, { size: { width: 10 } }, { size: { box: pictureSize } }])(
  'where a face is stays in the file if it is still there: %j',
  async (options) => expect((await written(options)).includes('a face')).toBe(true),
);

it.each<Partial<Omit<ConversionOptions, 'maxBytes'>>>([
  { rotate: 90 },
  { flip: 'horizontal' },
  { crop: { left: 0, top: 0, width: 0.5, height: 0.5 } },
  { size: { fill: pictureSize } },
  { size: { pad: pictureSize } },
])('where a face was is not in the file: %j', async (options) => {
  const made = await written(options);
  expect(made.includes('a face')).toBe(false);
  expect(made.includes('Rating')).toBe(true);
});
