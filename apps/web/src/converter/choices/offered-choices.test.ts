import { fixture } from '@image-converter/corpus/fixtures';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { expect, it } from 'vitest';
import { offeredChoices } from './offered-choices.ts';

const chosen = async (name: string, format: AnyFormat) => ({ file: new Blob([await fixture(name)]), format });
const empty = (format: AnyFormat) => ({ file: new Blob(), format });

it('offers what matters to any of the files', async () => {
  expect([...(await offeredChoices([empty('pdf'), empty('svg'), empty('png')]))]).toEqual([
    'pages',
    'dpi',
    'longestSide',
  ]);
  expect(await offeredChoices([empty('jpg')])).toEqual(new Set());
});

it('offers the pages of a TIFF only if it has several', async () => {
  expect(await offeredChoices([await chosen('plain.tiff', 'tiff')])).toEqual(new Set());
  expect(await offeredChoices([await chosen('three-pages.tiff', 'tiff')])).toEqual(new Set(['pages']));
});

it("offers a camera's picture only if there is one, and nothing for what cannot be read", async () => {
  expect(await offeredChoices([empty('cr2')])).toEqual(new Set());
  expect(await offeredChoices([empty('tiff')])).toEqual(new Set());
});
