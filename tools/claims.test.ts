import { describe, expect, it } from 'vitest';
import type { Claim } from './claims/claim.ts';
import { noClaims } from './claims/no-claims.ts';
import { claims } from './claims/table.ts';
import { everySentence } from './claims/texts.ts';
import { records, type Statement, unbacked } from './claims.ts';

const sentences = await everySentence();
const current: Statement = { sentences, claims, noClaims, records };
const english = (text: string) => ({ language: 'en', key: 'hero.title', text }) as const;

describe('what the pages claim', () => {
  it('is entirely backed by the report or a test', () => {
    expect(unbacked(current)).toEqual([]);
  });

  it('is looked for in every language', () => {
    expect(new Set(sentences.map(({ language }) => language))).toEqual(new Set(['de', 'en', 'es', 'pt']));
    expect(sentences.length).toBeGreaterThan(1500);
  });
});

describe('a sentence is refused', () => {
  it.each([
    ['en', 'Your files never get lost.'],
    ['en', 'WebP files are 50% smaller.'],
    ['en', 'No upload, and converted in 2 seconds.'],
    ['en', 'Choose from 50+ formats.'],
    ['en', 'Uploads are deleted after an hour.'],
    ['de', 'Deine Bilder gehen nie verloren.'],
    ['de', 'Fertig in einer Sekunde.'],
    ['es', 'Tus archivos nunca se pierden.'],
    ['es', 'Los WebP pesan un 50\u00a0% menos.'],
    ['pt', 'Seus arquivos nunca se perdem.'],
    ['pt', 'Pronto em 0,2\u00a0s.'],
  ] as const)('that nothing backs, in %s: %s', (language, text) => {
    const problems = unbacked({ ...current, sentences: [...sentences, { language, key: 'hero.title', text }] });
    expect(problems).toHaveLength(1);
    expect(problems.join()).toContain(text);
  });

  it('for the part that is not backed, even if the rest of it is', () => {
    const text = 'No account, no watermark, and never a bug.';
    const problems = unbacked({ ...current, sentences: [...sentences, english(text)] });
    expect(problems).toEqual([`en hero.title: nothing backs “never” in “${text}”`]);
  });
});

describe('a claim is refused', () => {
  const free = claims.find(({ id }) => id === 'free');
  if (!free) throw new Error('there is no claim of that name');
  const instead = (claim: Claim) => ({ ...current, claims: claims.map((one) => (one === free ? claim : one)) });
  const withTests = (source: string) => ({
    ...instead({ ...free, evidence: [{ test: 'costs nothing', file: 'x.test.ts' }] }),
    records: { ...records, read: (file: string) => (file === 'x.test.ts' ? source : records.read(file)) },
  });

  it('when its test is gone', () => {
    const problems = unbacked(withTests("it('costs something', () => {})"));
    expect(problems).toEqual(['free: x.test.ts has no test “costs nothing”']);
  });

  it('when its test is skipped', () => {
    expect(unbacked(withTests("it.skip('costs nothing', () => {})"))).toHaveLength(1);
    expect(unbacked(withTests("it('costs nothing', () => {})"))).toEqual([]);
    expect(unbacked(withTests("it.each([1, 2])(\n  'costs nothing', () => {})"))).toEqual([]);
  });

  it('when the file of its test is gone', () => {
    const problems = unbacked(instead({ ...free, evidence: [{ test: 'costs nothing', file: 'gone.test.ts' }] }));
    expect(problems).toEqual(['free: there is no gone.test.ts']);
  });

  it('when no text makes it any more', () => {
    const problems = unbacked({
      ...current,
      claims: [...claims, { ...free, id: 'x', says: { ...free.says, en: /as a gift/ } }],
    });
    expect(problems).toEqual(['x: no text says it in en']);
  });
});

describe('a figure is refused', () => {
  const { measured } = records;
  const saving = { files: 40, larger: 3, quartiles: [-0.1, 0.312, 0.5] };
  const savings = { 'jpg-to-webp': saving, 'png-to-webp': null };
  const problemsWith = (changes: Partial<typeof measured>, report = records.report) =>
    unbacked({ ...current, records: { ...records, report, measured: { ...measured, ...changes } } }).join('\n');

  it('when the report has another time', () => {
    const milliseconds = { ...measured.milliseconds, 'png-to-jpg': 7 };
    expect(problemsWith({ milliseconds })).toContain(
      'measured time: docs/benchmarks.md does not have 7 ms for PNG → JPG',
    );
  });

  it.each([
    ['day', { date: '2026-01-01' }],
    ['browser', { browser: 'Chromium 155' }],
    ['machine', { cores: 64 }],
    ['picture', { megapixels: 1 }],
  ])('when the report is of another %s', (_, changes) => {
    expect(problemsWith(changes)).toContain('docs/benchmarks.md is of another run');
  });

  it.each(['40 | 3 | -10 % | 33 % | 50 %', '41 | 3 | -10 % | 31.2 % | 50 %', '40 | 4 | -10 % | 31.2 % | 50 %'])(
    'when the report has another saving: %s',
    (cells) => {
      const row = (cells: string) => `${records.report}\n| JPG → WebP | ${cells} |`;
      expect(problemsWith({ savings }, row('40 | 3 | -10 % | 31.2 % | 50 %'))).toBe('');
      expect(problemsWith({ savings }, row(cells))).toContain(
        'does not have -0.1, 0.312, 0.5 of 40 files, 3 larger for JPG → WebP',
      );
    },
  );
});
