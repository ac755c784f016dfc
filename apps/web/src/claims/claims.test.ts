import { describe, expect, it } from 'vitest';

import { textsFor, writtenTexts } from '../i18n/messages.ts';
import { formatPercent } from '../i18n/numbers.ts';
import type { Messages } from '../i18n/source.ts';
import { translator } from '../i18n/translate.ts';
import { type Language, languages } from '../routes/pages.ts';
import { type Measured, measured } from './measured.ts';
import { measuredTime, secondsAtLeast } from './measured-time.ts';
import { shareAtMost, withSavings } from './with-savings.ts';

/** The texts before placeholders are replaced. */
const written = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => {
      const texts = await writtenTexts({ language, page: 'jpg-to-webp' });
      return [language, textsFor('without_server', texts)] as const;
    }),
  ),
) as Record<Language, Messages>;

function measuring(time: number | null): Measured {
  const milliseconds = { ...measured.milliseconds, 'png-to-jpg': time };
  return { ...measured, browser: 'Chromium 156', cores: 2, megapixels: 12, milliseconds };
}

function timeIn(language: Language, time: number | null): string | undefined {
  const t = translator(written[language]);
  return measuredTime(t, language, 'png-to-jpg', measuring(time))?.replaceAll('\u00a0', ' ');
}

describe('a time', () => {
  it.each([
    [355, 0.4],
    [400, 0.4],
    [401, 0.5],
    [999, 1],
    [1601, 1.7],
    [9900, 9.9],
    [9901, 10],
    [12_001, 13],
  ])('of %i ms is told as %d s, never as less than it was', (milliseconds, seconds) => {
    expect(secondsAtLeast(milliseconds)).toBe(seconds);
  });

  it('is called under a second only when it is, also after rounding', { tags: '@promise:measured-time' }, () => {
    expect(timeIn('en', 855)).toBe(
      'Typically under 1 second: 0.9 s for a 12-megapixel picture, measured in Chromium 156 on 2 processor cores.',
    );
    expect(timeIn('en', 999)).toBe(
      'Typical time: 1 s for a 12-megapixel picture, measured in Chromium 156 on 2 processor cores.',
    );
  });

  it.each([
    ['de', '1,7 s'],
    ['en', '1.7 s'],
    ['es', '1,7 s'],
    ['pt', '1,7 s'],
  ] as const)('is written as in %s: %s', (language, written) => {
    expect(timeIn(language, 1601)).toContain(`: ${written} `);
  });

  it('that was not measured is not stated', () => {
    expect(timeIn('en', null)).toBeUndefined();
  });
});

describe('a saving', () => {
  const saving = (...quartiles: [number, number, number]): Measured => {
    const one = { files: 1200, larger: 37, quartiles };
    return { ...measured, savings: { 'jpg-to-webp': one, 'png-to-webp': one } };
  };
  const firstPoint = (language: Language, figures: Measured) =>
    withSavings(written[language], { language, page: 'jpg-to-webp' }, figures).pair.why_convert_points[0];

  it.each([
    [0.319, 0.31],
    [0.29, 0.29],
    [0.7, 0.7],
    [0.009, 0],
  ])('of %d is told as %d, never as more than it was', { tags: '@promise:measured-saving' }, (measured, told) => {
    expect(shareAtMost(measured)).toBe(told);
  });

  it.each(languages)(
    'stands beside the published one in %s, with what became larger, in its own format',
    (language) => {
      const point = firstPoint(language, saving(0.1, 0.319, 0.578));
      expect(point).toMatch(/34.*Google|Google.*34/);
      expect(point).toContain(formatPercent(language, 0.31));
      expect(point).toContain(formatPercent(language, 0.57));
      expect(point).toContain(new Intl.NumberFormat(language).format(1200));
      expect(point).toContain('37');
      expect(point).not.toContain('{');
    },
  );

  it.each(languages)('of less than half of the files is told as that in %s', (language) => {
    const point = firstPoint(language, saving(-0.3, -0.02, 0.2));
    expect(point).toContain(formatPercent(language, 0.2));
    expect(point).toContain('37');
    expect(point).not.toContain('{');
    expect(point).not.toContain(formatPercent(language, -0.02));
  });

  it('of less than a quarter of the files is not told', () => {
    const none = { ...measured, savings: { 'jpg-to-webp': null, 'png-to-webp': null } };
    expect(firstPoint('en', saving(-0.4, -0.2, 0.004))).toBe(firstPoint('en', none));
    expect(firstPoint('en', none)).toMatch(/quality\.$/);
  });
});
