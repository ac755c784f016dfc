import { allTexts } from '@image-converter/web/i18n/all-texts';
import { everyText } from '@image-converter/web/i18n/every-text';
import { describe, expect, it } from 'vitest';
import { outdated, undecided, unproven } from './check.ts';
import { nothingToProve } from './nothing-to-prove.ts';
import { claims } from './table.ts';

/** Every other language has the same keys, or it does not compile. */
const keys = everyText(await allTexts('en')).map(([key]) => key);

describe('the tables', () => {
  it('know of every text whether it promises something', () => {
    expect(undecided(keys, claims, nothingToProve)).toEqual([]);
  });

  it('have no key that no text has', () => {
    expect(outdated(keys, claims, nothingToProve)).toEqual([]);
  });
});

describe('a key', () => {
  const free = { promise: 'free', at: 'meta hero.* pairs.*-to-png.title', shownBy: [] };

  it.each(['meta', 'meta.title', 'hero.title', 'hero.points.0', 'pairs.jpg-to-png.title'])('is found: %s', (key) => {
    expect(undecided([key], [free], {})).toEqual([]);
  });

  it.each(['metadata', 'hero', 'pairs.jpg-to-jpg.title', 'pairs.jpg-to-png.subtitle'])('is missed: %s', (key) => {
    expect(undecided([key], [free], {})).toHaveLength(1);
    expect(undecided([key], [free], { names: key })).toEqual([]);
  });

  it('cannot be both', () => {
    expect(undecided(['hero.title'], [free], { names: 'hero.title' })).toEqual([
      'hero.title: both a claim and nothing to prove',
    ]);
  });

  it('that no text has is told', () => {
    expect(outdated(['meta.title', 'hero.title'], [free], {})).toEqual(['pairs.*-to-png.title: no text has this key']);
  });
});

describe('a promise', () => {
  const told = (shownBy: string, ...outcomes: ['passed' | 'failed' | 'skipped', string][]) =>
    unproven(
      [{ promise: 'free', at: 'meta', shownBy: [shownBy] }],
      outcomes.map(([status, title]) => ({ status, title })),
    );

  it('is kept by a test that ran and passed', () => {
    expect(told('asks for nothing', ['passed', 'a.test.ts › a page › asks for nothing'])).toEqual([]);
    expect(told('… asks for …', ['passed', 'a.test.ts › home asks for nothing'])).toEqual([]);
    expect(told('https://example.org')).toEqual([]);
  });

  it('is not kept by a test that failed anywhere, was left out, or did not run', () => {
    const passed = ['passed', 'a.spec.ts › asks for nothing'] as const;
    expect(told('asks for nothing', [...passed], ['failed', 'b.spec.ts › asks for nothing'])).toEqual([
      '“free”: failed: b.spec.ts › asks for nothing',
    ]);
    expect(told('asks for nothing', ['skipped', 'a.spec.ts › asks for nothing'])).toEqual([
      '“free”: was left out: asks for nothing',
    ]);
    expect(told('for nothing', [...passed])).toEqual(['“free”: did not run: for nothing']);
  });
});
