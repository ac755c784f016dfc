import { corpusBytes, corpusMissing, hasCorpus } from '@image-converter/corpus/corpus';
import { expect } from '@playwright/test';
import { testPictures } from '../pictures/playwright.ts';
import { convertManyInPage } from './engine.ts';
import { test } from './warm-page.ts';

testPictures('Chromium', [
  '@core',
  '@promise:exact-heic',
  '@promise:first-frame',
  '@promise:no-watermark',
  '@promise:rounded-to-8-bits',
  '@promise:true-colours',
  '@promise:upright',
]);

test('several HEIC photos at once share the workers without waiting for each other', async ({ enginePage }) => {
  test.skip(!hasCorpus, corpusMissing);
  const bytes = corpusBytes('pug.heic');
  const answers = await convertManyInPage(enginePage, { bytes, target: 'jpg', count: 3 });
  expect(answers).toEqual(Array(3).fill('4032 × 3024'));
});
