import { drawTextured, imageOf } from '@image-converter/corpus/fixtures/draw';
import type { ConversionOptions } from '@image-converter/formats/options';
import { targetDefaults } from '@image-converter/formats/options';
import { type Preset, presetOptions } from '@image-converter/formats/presets';
import { expect, it } from 'vitest';
import type { Outcome, ResultFile } from '../converter/state/state.ts';
import { loadPart } from '../i18n/parts.ts';
import { languages } from '../routes/pages.ts';
import { defaultFacts } from '../testing/default-facts.ts';
import { checkOf } from './check.ts';
import { checkWords, shortWords } from './check-words.ts';

/** What the page was told of the file, which is not believed. */
const claimed = { width: 1, height: 1, url: () => '', name: 'a.jpg' };

async function jpgOf(width: number, height: number, padding = 0): Promise<ResultFile> {
  const jpg = await imageOf(drawTextured({ width, height })).jpeg({ quality: 30 }).toBuffer();
  return { ...claimed, blob: new Blob([new Uint8Array(jpg), new Uint8Array(padding)]) };
}

function outcomeOf(preset: Preset, ...files: [ResultFile, ...ResultFile[]]): Outcome {
  const options: ConversionOptions = { ...targetDefaults('jpg'), ...presetOptions(preset) };
  return { ...defaultFacts, mode: 'client', files, options };
}

async function said(outcome: Outcome): Promise<string | undefined> {
  const checked = await checkOf(outcome);
  return checked && checkWords(await loadPart('en', 'presets'), 'en', checked);
}

it('says that a file is what the preset is for, by its own size and bytes', async () => {
  const file = await jpgOf(640, 480);
  const kilobytes = Math.ceil(file.blob.size / 1024);
  expect(await said(outcomeOf('email', file))).toBe(`Meets “Email”: 640 × 480\u00a0px, ${kilobytes}\u00a0KB`);
});

it('says by how much a file is too large, rounded up', async () => {
  const small = await jpgOf(640, 480);
  const file = await jpgOf(640, 480, 300 * 1024 + 1 - small.blob.size);
  expect(await said(outcomeOf('web', file))).toBe(
    'Does not meet “Web page”: 301\u00a0KB is 1\u00a0KB more than 300\u00a0KB',
  );
});

it('says what is wrong with the size of a picture, or with its density', async () => {
  expect(await said(outcomeOf('email', await jpgOf(1300, 20)))).toBe(
    'Does not meet “Email”: 1,300 × 20\u00a0px, but at most 1,280\u00a0px per side',
  );
  expect(await said(outcomeOf('passport', await jpgOf(350, 450)))).toBe(
    'Does not meet “Passport photo”: the picture is too small. 350 × 450\u00a0px instead of 413 × 531, because pictures are not enlarged',
  );
  expect(await said(outcomeOf('passport', await jpgOf(413, 531)))).toBe(
    'Does not meet “Passport photo”: the file does not say 300\u00a0dpi',
  );
});

it('says it shortly where there is little room', async () => {
  const words = await loadPart('en', 'presets');
  const shortly = async (outcome: Outcome) => {
    const checked = await checkOf(outcome);
    return checked && shortWords(words, 'en', checked);
  };
  expect(await shortly(outcomeOf('email', await jpgOf(640, 480)))).toBe('Email');
  expect(await shortly(outcomeOf('email', await jpgOf(1300, 20)))).toBe('Email: 1,300 × 20\u00a0px');
  expect(await shortly(outcomeOf('web', await jpgOf(64, 48, 400 * 1024)))).toMatch(/^Web page: 40\d\u00a0KB$/);
});

it('says of several files what is wrong with one of them', async () => {
  const outcome = outcomeOf('email', await jpgOf(640, 480), await jpgOf(1300, 20), await jpgOf(64, 48));
  expect(await said(outcome)).toContain('1,300 × 20');
});

it('says nothing of results without a preset, and of originals that were kept', async () => {
  const outcome = outcomeOf('email', await jpgOf(640, 480));
  expect(await said({ ...outcome, options: targetDefaults('jpg') })).toBeUndefined();
  expect(await said({ ...outcome, mode: 'none' })).toBeUndefined();
});

it.each(languages)('leaves no placeholder in %s', async (language) => {
  const words = await loadPart(language, 'presets');
  for (const file of [await jpgOf(350, 450), await jpgOf(413, 531), await jpgOf(500, 600)]) {
    const checked = await checkOf(outcomeOf('passport', file));
    expect(checked && checkWords(words, language, checked)).not.toMatch(/[{}]|undefined/);
  }
});
