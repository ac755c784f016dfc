import { pageDefaults, singleConverter } from '@image-converter/formats/converters';
import type { ConversionOptions } from '@image-converter/formats/options';
import { expect, it } from 'vitest';
import type { Item } from '../converter/state/state.ts';
import { loadPart } from '../i18n/parts.ts';
import { type Language, languages } from '../routes/pages.ts';
import { planOf } from './Plan.tsx';

function item(format: Item['format'], overrides?: Item['overrides']): Item {
  return {
    id: format,
    file: new File(['x'], `a.${format}`),
    format,
    label: format,
    overrides,
    status: { kind: 'waiting' },
  };
}

const rules = singleConverter;
const removed = 'Metadata (camera, date, location) is removed.';

async function plan(items: readonly Item[], chosen: Partial<ConversionOptions> = {}, language: Language = 'en') {
  const [optionWords, { plan: words }] = await Promise.all([
    loadPart(language, 'options'),
    loadPart(language, 'results'),
  ]);
  const options = { ...pageDefaults(rules), ...chosen };
  const { details, notes } = planOf(items, { rules, options }, { optionWords, words, language });
  return [details.join(', '), ...notes];
}

it('says quality and size, and that details are removed', async () => {
  expect(await plan([item('png')])).toEqual(['quality 90, original size', removed]);
  expect(await plan([item('png')], { target: 'png', metadata: 'keep', size: { percent: 50 } })).toEqual([
    '50% of the original size',
    'All details are kept.',
  ]);
});

it('says what was chosen, and not what it overrules', async () => {
  expect((await plan([item('png')], { target: 'webp', lossless: true, quality: 40 }))[0]).toBe(
    'lossless, original size',
  );
  expect((await plan([item('png')], { maxBytes: 2 * 1024 ** 2 }))[0]).toBe(
    'quality up to 90, original size, at most 2\u00a0MB',
  );
});

it('has no quality for what has none, nor a size for icons and drawings', async () => {
  expect((await plan([item('jpg')], { target: 'png' }))[0]).toBe('original size');
  expect((await plan([item('png')], { target: 'ico' }))[0]).toBe('');
  expect((await plan([item('svg')]))[0]).toBe('quality 90');
});

it('claims no quality for a JPG whose data may be copied', async () => {
  expect((await plan([item('jpg')], { target: 'pdf' }))[0]).toBe('original size');
  expect((await plan([item('jpg')], { target: 'pdf', quality: 60 }))[0]).toBe('quality 60, original size');
});

it('says which files stay as they are', async () => {
  const unchanged = 'Files that are already JPG stay as they are, metadata included.';
  expect(await plan([item('jpg')])).toEqual(['', unchanged]);
  expect(await plan([item('jpg'), item('png')])).toEqual(['original size', removed, unchanged]);
  expect(await plan([item('jpg')], { metadata: 'keep' })).toEqual(['original size', 'All details are kept.']);
});

it('says how many files have options of their own', async () => {
  expect((await plan([item('png'), item('webp', { quality: 50 })])).at(-1)).toBe('1 file has its own options.');
});

it.each(languages)('has words for everything in %s', async (language) => {
  const said = [
    await plan([item('png'), item('jpg', { quality: 5 })], { maxBytes: 5000, metadata: 'without-location' }, language),
    await plan([item('png'), item('jpg')], { metadata: 'keep' }, language),
    await plan([item('png'), item('jpg')], {}, language),
  ].flat();
  expect(said.filter((text) => text.length < 5 || /[{}]/.test(text))).toEqual([]);
});
