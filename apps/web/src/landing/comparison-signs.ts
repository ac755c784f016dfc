import type { Messages } from '../i18n/source.ts';
import type { Answer } from '../ui/AnswerSign.tsx';

export type ComparedFormat = keyof Messages['formats'];

/** What the comparison draws beside its words. Where these say neither yes nor no, there is no sign. */
interface Signs {
  readonly transparency?: Answer;
  readonly animation?: Answer;
  readonly size?: (typeof sizes)[number];
}

/** Of a photo in this format: very small, small, large, very large. */
export const sizes = [1, 2, 3, 4] as const;

export const comparisonSigns: Readonly<Record<ComparedFormat, Signs>> = {
  png: { transparency: 'yes', animation: 'yes', size: 3 },
  jpg: { transparency: 'no', animation: 'no', size: 2 },
  webp: { transparency: 'yes', animation: 'yes', size: 2 },
  heic: { transparency: 'yes', animation: 'yes', size: 1 },
  avif: { transparency: 'yes', animation: 'yes', size: 1 },
  tiff: { transparency: 'yes', animation: 'no', size: 4 },
  pdf: { animation: 'no' },
  gif: { transparency: 'yes', animation: 'yes', size: 3 },
  bmp: { animation: 'no', size: 4 },
  psd: { transparency: 'yes', size: 4 },
  raw: { transparency: 'no', animation: 'no', size: 4 },
  jxl: { transparency: 'yes', animation: 'yes', size: 1 },
  svg: { transparency: 'yes', animation: 'yes' },
  ico: { transparency: 'yes', animation: 'no' },
  jfif: { transparency: 'no', animation: 'no', size: 2 },
};
