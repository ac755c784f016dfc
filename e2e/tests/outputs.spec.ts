import { expect } from '@playwright/test';
import { lossesIn } from '../firefox/losses.ts';
import { faultOfAnimation, faultOfOutput, writtenByUs } from '../firefox/outputs.ts';
import { test } from './warm-page.ts';

for (const target of writtenByUs) {
  test(`a picture becomes ${target}`, {
    tag: ['avif', 'jxl', 'pdf'].includes(target) ? ['@core', '@firefox'] : '@firefox',
  }, async ({ convertOnSite }) => {
    expect(await faultOfOutput(convertOnSite, target)).toBeUndefined();
  });
}

for (const file of ['walking.gif', 'walking.webp', 'walking.png']) {
  for (const target of ['gif', 'webp'] as const) {
    test(`${file} goes on moving as ${target}`, { tag: '@firefox' }, async ({ convertOnSite }) => {
      expect(await faultOfAnimation(convertOnSite, file, target)).toBeUndefined();
    });
  }
}

// Only where the browser decodes all frames.
for (const target of ['gif', 'webp'] as const) {
  test(`a sequence of AVIF goes on moving as ${target}`, async ({ convertOnSite }) => {
    expect(await faultOfAnimation(convertOnSite, 'sequence.avif', target)).toBeUndefined();
  });
}

test('without loss, no pixel changes, however transparent it is', {
  tag: ['@core', '@firefox', '@promise:lossless-webp', '@promise:lossless-png'],
}, async ({ convertOnSite }) => {
  expect(await lossesIn(convertOnSite)).toEqual([]);
});
