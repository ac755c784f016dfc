import { corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import { fixture } from '@image-converter/corpus/fixtures';
import { inspect } from '@image-converter/formats/inspect';
import { expect, it } from 'vitest';
import { decodePlainTiff } from './decode.ts';

/** A truncated file must give either an error or the whole picture. */
async function expectAllOrNothing(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const whole = decodePlainTiff(bytes);
  expect(whole).toBeDefined();
  for (const part of [0.02, 0.3, 0.6, 0.9]) {
    const cut = bytes.slice(0, Math.floor(bytes.length * part));
    const inspection = await inspect(new Blob([cut]), 'tiff').catch(() => undefined);
    if (!inspection?.complete) continue;
    expect(outcomeOf(cut), `${part * 100} %`).toBeOneOf([whole, 'INCOMPLETE']);
  }
}

function outcomeOf(bytes: Uint8Array) {
  try {
    return decodePlainTiff(bytes);
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

it.each(['plain.tiff', 'tiled.tiff', 'exif-rotated-6.tiff', 'three-pages.tiff', '16-bit.tiff'])(
  '%s that was cut shows its first page whole, or not at all',
  async (name) => expectAllOrNothing(await fixture(name)),
);

it.each(['multipage.tiff', 'tiff_adobe_deflate.tif', 'tiff_16bit_RGBa.tiff', 'cramps.tif'])(
  'the real %s that was cut shows its first page whole, or not at all',
  needsCorpus,
  (file) => expectAllOrNothing(corpusBytes(file)),
);
