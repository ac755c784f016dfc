import type { Outcome } from '@image-converter/tools/outcomes';
import { describe, expect, it } from 'vitest';
import type { Feature } from './features.ts';
import { drawTable } from './table.ts';

const reading: Feature = { name: 'reads TIFF', tests: /\(TIFF, .*\)$/ };
const pasting: Feature = { name: 'paste', tests: /pasted/, untested: { Firefox: 'its clipboard is empty' } };

const passed = (title: string): Outcome => ({ title, status: 'passed' });

function draw(features: Feature[], firefox: Outcome[]) {
  return drawTable(features, { Chromium: [], Firefox: firefox, WebKitGTK: [] });
}

/** The cells of the Firefox column, by row. */
function cells(features: Feature[], firefox: Outcome[]): Record<string, string> {
  const [heading = '', ...lines] = draw(features, firefox).text.split('\n\n')[0]?.split('\n') ?? [];
  const [from, to] = [heading.indexOf('Firefox'), heading.indexOf('WebKitGTK')];
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, heading.indexOf('Chromium')).trim(), line.slice(from, to).trim()]),
  );
}

describe('a cell', () => {
  it('says how many tests passed when all did', () => {
    expect(cells([reading], [passed('a.tiff (TIFF, ok)'), passed('b.tiff (TIFF, ok)')])['reads TIFF']).toBe(
      'passed (2)',
    );
  });

  it('counts neither what failed, nor what was left out, nor what is known to be wrong', () => {
    const outcomes: Outcome[] = [
      passed('a.tiff (TIFF, ok)'),
      passed('b.tiff (TIFF, known to be wrong)'),
      { title: 'c.tiff (TIFF, ok)', status: 'failed' },
      { title: 'd.tiff (TIFF, ok)', status: 'skipped', reason: 'too slow' },
    ];
    expect(cells([reading], outcomes)['reads TIFF']).toMatch(/^1 of 4, 1 FAILED \[/);
    const { text } = draw([reading], outcomes);
    expect(text).toContain('left out: too slow');
    expect(text).toContain('known to be wrong');
  });

  it('without a test gives its reason', () => {
    const { text } = draw([pasting], []);
    expect(cells([pasting], []).paste).toMatch(/^not tested/);
    expect(text).toContain('its clipboard is empty');
  });

  it('of the last row counts the tests of no feature', () => {
    expect(cells([reading], [passed('something new')])['everything else']).toBe('passed (1)');
  });
});

describe('the reasons', () => {
  it('are missed where there is no test', () => {
    expect(draw([reading], []).problems).toContain('reads TIFF, Firefox: no test and no reason');
  });

  it('are refused where there is one', () => {
    expect(draw([pasting], [passed('a picture can be pasted')]).problems).toContain(
      'paste, Firefox: tested, and excused from it',
    );
  });

  it('are enough where there is none', () => {
    expect(draw([pasting], []).problems.filter((problem) => problem.includes('Firefox'))).toEqual([]);
  });
});
