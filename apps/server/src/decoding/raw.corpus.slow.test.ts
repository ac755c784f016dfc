import { corpus, corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import { wrongness } from '@image-converter/corpus/evidence';
import { formats } from '@image-converter/formats/formats';
import { targetDefaults } from '@image-converter/formats/options';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fileBody } from './testing/file-body.ts';
import { codeOf, pool } from './testing/one-child.ts';

const file = 'IMG_5952.CR2';

describe('a camera raw', needsCorpus, () => {
  test('of which the end is missing is incomplete', async () => {
    const bytes = corpusBytes(file);
    expect(await codeOf(bytes.subarray(0, bytes.length - 1))).toBe('INCOMPLETE');
  });

  // The other sources become every target in routes/targets.test.ts; a camera raw takes too long for a visitor there.
  test.each([
    [3, 'jpg', 3522, 2348],
    [6, 'png', 2348, 3522],
    [8, 'webp', 2348, 3522],
  ] as const)('of orientation %i stands upright, as a %s', async (orientation, target, width, height) => {
    const raw = fileBody(turned(corpusBytes(file), orientation), targetDefaults(target));
    const { bytes, ...facts } = await pool.convert(new AbortController().signal, raw);
    expect(facts).toMatchObject({ format: 'cr2', target, pages: 1, parts: [{ width, height }] });
    const format = formats[target].mediaType.replace('image/', '');
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height, hasAlpha: false });
    const turns: Record<number, number> = { 3: 180, 6: -90, 8: 90 };
    const back = await sharp(bytes).rotate(turns[orientation]).tiff({ compression: 'none' }).toBuffer();
    const { references = [], tolerance = 0 } = corpus.find((entry) => entry.file === file) ?? {};
    expect(await wrongness({ name: `${file}.on-the-server`, output: back, references, tolerance })).toBeUndefined();
  });
});

/** The CR2 with a different orientation (tag 274) in its first directory. */
function turned(bytes: Uint8Array, orientation: number): Uint8Array {
  const cr2 = Buffer.from(bytes);
  const directory = cr2.readUInt32LE(4);
  for (let entry = 0; entry < cr2.readUInt16LE(directory); entry++) {
    const at = directory + 2 + entry * 12;
    if (cr2.readUInt16LE(at) === 274) cr2.writeUInt16LE(orientation, at + 8);
  }
  return cr2;
}
