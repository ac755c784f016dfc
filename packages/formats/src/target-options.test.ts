import { expect, test } from 'vitest';
import { formats, targets, type Writing } from './formats.ts';
import { defaultChoices, targetDefaults } from './options.ts';
import { applicable, applies, targetChoices, targetOptions } from './target-options.ts';

test.each(targets)('what may be chosen for %s is what the table of formats says of it', (target) => {
  const { write, hasTransparency } = formats[target];
  const { hasQuality }: Writing = write;
  expect(applies('quality', target)).toBe(hasQuality);
  expect(applies('transparency', target)).toBe(hasTransparency);
  expect(applies('background', target)).toBe(!hasTransparency);
});

test.each(targets)('there is a choice of efforts for %s, or none', (target) => {
  const { efforts } = targetChoices[target];
  expect(applies('effort', target)).toBe(efforts.length > 1);
  expect([undefined, 'default']).toContain(efforts[0]);
});

test.each(targets)('the file size of %s can be chosen only by its quality', (target) => {
  if (applies('maxBytes', target)) expect(applies('quality', target)).toBe(true);
});

const chosen = {
  quality: 40,
  lossless: true,
  size: { percent: 50 },
  maxBytes: 5000,
  background: '#123456',
  transparency: 'fill',
  metadata: 'keep',
  effort: 'smaller',
} as const;

test.each(targets)('only what applies to %s is obeyed', (target) => {
  const obeyed = applicable({ ...targetDefaults(target), ...chosen });
  for (const option of targetOptions) {
    const isBackground = option === 'background';
    expect(obeyed[option]).toEqual((applies(option, target) || isBackground ? chosen : defaultChoices)[option]);
  }
});

test('an effort that a target does not have is the usual one', () => {
  expect(applicable({ ...targetDefaults('jpg'), effort: 'palette' }).effort).toBe('default');
  expect(applicable({ ...targetDefaults('png'), effort: 'palette' }).effort).toBe('palette');
});
