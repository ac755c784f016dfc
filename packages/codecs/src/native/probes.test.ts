import { colourDifference, pixelsOf } from '@image-converter/corpus/fixtures/measure';
import { probePictures } from '@image-converter/corpus/fixtures/probes';
import { inspect } from '@image-converter/formats/inspect';
import type { Demand } from '@image-converter/formats/inspection';
import { formatOf } from '@image-converter/formats/sniff';
import { describe, expect, it } from 'vitest';
import { codec as avif } from '../avif/codec.ts';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { probes } from './probes.ts';

/** sharp converts no colours that an AVIF gives by numbers. */
async function decodedByUs(file: Blob) {
  return avif.decode(sourceOf(file, 'avif', await inspect(file, 'avif')), hostForTests());
}

describe.each(Object.keys(probes) as Demand[])('the picture that asks for "%s"', (demand) => {
  const { base64, mediaType, rows } = probes[demand];
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  const file = new Blob([bytes], { type: mediaType });

  it('is the one that was drawn for it', async () => {
    expect(base64).toBe(Buffer.from(await probePictures[demand]()).toString('base64'));
  });

  it('shows what it should to a right decoder', async () => {
    const { width, height, data } = mediaType === 'image/avif' ? await decodedByUs(file) : await pixelsOf(bytes);
    expect({ width, height }).toEqual({ width: rows[0]?.length, height: rows.length });
    // Some formats cannot store a colour exactly.
    expect(colourDifference([...data], [...Buffer.from(rows.flat().join(''), 'hex')])).toBeLessThanOrEqual(6);
  });

  it('has this demand itself', async () => {
    const format = await formatOf(file);
    if (!format) throw new Error('of no format');
    expect((await inspect(file, format)).demands).toContain(demand);
  });
});
