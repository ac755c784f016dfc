import { expect } from '@playwright/test';
import { faultsOfWideColours } from '../firefox/wide-colours.ts';
import { test } from './warm-page.ts';

test('wide colours are kept if asked for, with their profile', { tag: ['@core', '@firefox'] }, async ({
  convertOnSite,
}) => {
  expect(await faultsOfWideColours(convertOnSite)).toEqual([]);
});
