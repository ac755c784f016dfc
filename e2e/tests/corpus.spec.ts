import {
  type CorpusEntry,
  corpus,
  corpusBytes,
  corpusMissing,
  formatOf,
  hasCorpus,
} from '@image-converter/corpus/corpus';
import { wrongness } from '@image-converter/corpus/evidence';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { convertInPage, convertManyInPage } from './engine.ts';
import { test } from './warm-page.ts';

async function expectRight(entry: CorpusEntry, output: Buffer): Promise<void> {
  const { width, height, hasAlpha } = await sharp(output).metadata();
  expect({ width, height }).toEqual({ width: entry.width, height: entry.height });
  if (entry.has_alpha) expect(hasAlpha).toBe(true);
  if (entry.references.length === 0) return;
  const { file: name, references, tolerance = 3 } = entry;
  expect(await wrongness({ name, output, references, tolerance })).toBeUndefined();
}

test.skip(!hasCorpus, corpusMissing);

/** Raws and PDFs are for the server; files that are no pictures must be refused. */
const ours = corpus.filter((entry) => formatOf(entry) || entry.format === 'unknown');

for (const entry of ours) {
  test(`${entry.file} (${entry.format}, ${entry.expect})`, async ({ enginePage }) => {
    test.setTimeout(120_000);
    // PNG is lossless, so this compares what was decoded.
    const answer = await convertInPage(enginePage, { bytes: corpusBytes(entry.file), target: 'png' });
    test.info().annotations.push({ type: 'answer', description: answer.ok ? 'converted' : answer.code });
    if (entry.expect === 'error') {
      expect(answer).toMatchObject({ ok: false, code: expect.stringMatching(/^[A-Z_]+$/) });
      return;
    }
    if (entry.expect === 'either' && !answer.ok) {
      expect(answer.code).toMatch(/^[A-Z_]+$/);
      return;
    }
    if (!answer.ok) throw new Error(`${answer.code}: ${answer.detail}`);
    const output = Buffer.from(answer.base64, 'base64');
    expect(answer.type).toBe('image/png');
    if (entry.expect === 'ok') await expectRight(entry, output);
  });
}

test('several HEIC photos at once share the workers without waiting for each other', async ({ enginePage }) => {
  const bytes = corpusBytes('pug.heic');
  const answers = await convertManyInPage(enginePage, { bytes, target: 'jpg', count: 3 });
  expect(answers).toEqual(Array(3).fill('4032 × 3024'));
});
