import { type AnyFormat, isCommon } from './any-format.ts';
import { formats, type Target } from './formats.ts';

interface PairFacts {
  /** What the page takes. */
  readonly from: readonly [AnyFormat, ...AnyFormat[]];
  readonly to: Target;
  /** What its files are called, where that is not the name of a common format. */
  readonly label?: string;
  /** Endings that such files have besides those of a common format. */
  readonly endings?: readonly string[];
}

/** The conversions that the specification names: their pages take five files, and the selector offers them. */
export const specifiedPairs = {
  'png-to-jpg': { from: ['png'], to: 'jpg' },
  'jpg-to-png': { from: ['jpg'], to: 'png' },
  'jpg-to-webp': { from: ['jpg'], to: 'webp' },
  'webp-to-jpg': { from: ['webp'], to: 'jpg' },
  'webp-to-png': { from: ['webp'], to: 'png' },
  'png-to-webp': { from: ['png'], to: 'webp' },
} as const satisfies Record<string, PairFacts>;

/** What else people look for: their pages take twenty files. */
export const extraPairs = {
  'heic-to-jpg': { from: ['heic'], to: 'jpg' },
  'heic-to-png': { from: ['heic'], to: 'png' },
  'avif-to-jpg': { from: ['avif'], to: 'jpg' },
  'avif-to-png': { from: ['avif'], to: 'png' },
  'tiff-to-jpg': { from: ['tiff'], to: 'jpg' },
  'pdf-to-jpg': { from: ['pdf'], to: 'jpg' },
  'jpg-to-pdf': { from: ['jpg'], to: 'pdf' },
  'gif-to-webp': { from: ['gif'], to: 'webp' },
  'bmp-to-jpg': { from: ['bmp'], to: 'jpg' },
  'psd-to-jpg': { from: ['psd'], to: 'jpg' },
  'raw-to-jpg': { from: ['cr2', 'nef', 'arw', 'dng', 'kdc'], to: 'jpg', label: 'RAW' },
  'jxl-to-jpg': { from: ['jxl'], to: 'jpg', label: 'JXL' },
  'svg-to-png': { from: ['svg'], to: 'png', label: 'SVG', endings: ['svg', 'svgz'] },
  'png-to-avif': { from: ['png'], to: 'avif' },
  'jpg-to-avif': { from: ['jpg'], to: 'avif' },
  'png-to-ico': { from: ['png'], to: 'ico' },
  'jfif-to-jpg': { from: ['jpg'], to: 'jpg', label: 'JFIF', endings: ['jfif', 'jfi', 'jif', 'jpe'] },
} as const satisfies Record<string, PairFacts>;

/** Every conversion that has a landing page of its own. */
const table = { ...specifiedPairs, ...extraPairs };

export type Pair = keyof typeof table;
export type ExtraPair = keyof typeof extraPairs;

export const pairs: Readonly<Record<Pair, PairFacts>> = table;

export const pairNames = Object.keys(pairs) as Pair[];

type SpecifiedFormat = (typeof specifiedPairs)[keyof typeof specifiedPairs]['to'];

/** In the order in which the selector offers them. */
export const selectorSources: readonly SpecifiedFormat[] = ['png', 'jpg', 'webp'];
export const selectorTargets: readonly SpecifiedFormat[] = ['jpg', 'png', 'webp'];

/** What the two sides of a pair are called. */
export function pairLabels(pair: Pair): { from: string; to: string } {
  const { from, to, label = commonLabel(from[0]) } = pairs[pair];
  return { from: label, to: formats[to].label };
}

/** The table of rare formats is not at hand: a pair of one says itself what its files are called. */
function commonLabel(format: AnyFormat): string {
  return isCommon(format) ? formats[format].label : format;
}

/** A page that makes one format of another. */
export function pairOf(from: AnyFormat, to: Target): Pair | undefined {
  return pairNames.find((name) => pairs[name].from.includes(from) && pairs[name].to === to && from !== to);
}
