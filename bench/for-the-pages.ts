import type { Pair } from '@image-converter/formats/pairs';
import type { Measurements } from './measurements.ts';
import type { Savings } from './savings.ts';
import { standingOf } from './verdicts.ts';

interface Saving {
  readonly files: number;
  readonly larger: number;
  readonly quartiles: readonly number[];
}

/** The shape of apps/web/src/claims/measured.ts, where the compiler checks it. */
export interface FiguresForPages {
  readonly date: string;
  readonly browser: string;
  readonly cores: number;
  readonly megapixels: number;
  readonly milliseconds: Readonly<Partial<Record<Pair, number | null>>>;
  readonly savings: Readonly<Record<Savings['pair'], Saving | null>>;
}

export function figuresForPages({ surroundings, results, savings }: Measurements): FiguresForPages {
  const time = (pair: Pair) => {
    const result = results.find((one) => one.pair === pair);
    const milliseconds = result && standingOf(result, 'ours')?.milliseconds;
    return milliseconds ? Math.round(milliseconds) : null;
  };
  const [major] = (surroundings.versions.Chromium ?? '').split('.');
  return {
    date: surroundings.date.slice(0, 10),
    browser: `Chromium ${major}`,
    cores: surroundings.cores,
    megapixels: surroundings.megapixels,
    milliseconds: {
      'png-to-jpg': time('png-to-jpg'),
      'jpg-to-png': time('jpg-to-png'),
      'jpg-to-webp': time('jpg-to-webp'),
      'webp-to-jpg': time('webp-to-jpg'),
      'webp-to-png': time('webp-to-png'),
      'png-to-webp': time('png-to-webp'),
      'heic-to-jpg': time('heic-to-jpg'),
      'tiff-to-jpg': time('tiff-to-jpg'),
    },
    savings: { 'jpg-to-webp': saving(savings, 'jpg-to-webp'), 'png-to-webp': saving(savings, 'png-to-webp') },
  };
}

function saving(savings: readonly Savings[], pair: Savings['pair']): Saving | null {
  const found = savings.find((one) => one.pair === pair);
  if (!found) return null;
  const { files, larger, quartiles } = found;
  return { files, larger, quartiles: quartiles.map((share) => Math.round(share * 1000) / 1000) };
}
