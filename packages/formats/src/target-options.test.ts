import { expect, test } from 'vitest';
import { formats, targets, type Writing } from './formats.ts';
import { applies, targetChoices } from './target-options.ts';

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
  expect([undefined, 'usual']).toContain(efforts[0]);
});

test.each(targets)('the file size of %s can be chosen only by its quality', (target) => {
  if (applies('mostBytes', target)) expect(applies('quality', target)).toBe(true);
});
