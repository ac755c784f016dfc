import { describe, expect, it } from 'vitest';

import { textsFor, writtenTexts } from '../i18n/messages.ts';
import { formatPercent } from '../i18n/numbers.ts';
import type { Messages } from '../i18n/source.ts';
import { translator } from '../i18n/translate.ts';
import { type Language, languages } from '../routes/pages.ts';
import { type Measured, measured } from './measured.ts';
import { measuredTime, secondsAtLeast } from './measured-time.ts';
import { type Saving, savings } from './savings.ts';
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
  const saving = (...quartiles: [number, number, number]): Saving => ({ files: 1200, larger: 37, quartiles });
  const firstPoint = (language: Language, saving: Saving) =>
    withSavings(written[language], language, 'jpg-to-webp', saving).pair.why_convert_points[0];

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

  it('of less than half of the files is not told', () => {
    expect(firstPoint('en', saving(-0.4, 0.004, 0.2))).toMatch(/quality\.$/);
  });

  it.each(languages)('was measured with the option that the sentence names in %s', async (language) => {
    const { quality } = (await import(`../texts/${language}/parts/options.ts`)).default;
    expect(written[language].measured.saving).toMatch(new RegExp(`[“„«]${quality.look.same}[”“»]`));
  });
});

describe('bytes at an equal look', () => {
  it.each(languages.flatMap((language) => (['webp', 'avif', 'jxl'] as const).map((target) => ({ language, target }))))(
    'are told beside those of JPG for $target in $language',
    async ({ language, target }) => {
      const page = `jpg-to-${target}` as const;
      const texts = textsFor('without_server', await writtenTexts({ language, page }));
      const saving = { files: 9, larger: 1, quartiles: [0.1, 0.2, 0.3], besideJpg: { share: 0.774, photos: 1230 } };
      const { difference } = withSavings(texts, language, page, saving).seo_content;
      expect(difference).toContain(formatPercent(language, 0.77));
      expect(difference).toContain(new Intl.NumberFormat(language).format(1230));
      expect(difference).not.toContain('{');
    },
  );

  it('are about those of JPG for WebP, as its page says, and clearly fewer for AVIF and JPEG XL', () => {
    const shareOf = (target: 'webp' | 'avif' | 'jxl') => savings[`jpg-to-${target}`].besideJpg?.share;
    expect(shareOf('webp')).toBeGreaterThan(0.9);
    expect(shareOf('avif')).toBeLessThan(0.9);
    expect(shareOf('jxl')).toBeLessThan(0.9);
  });
});
