import { type AnyFormat, isCommon } from './any-format.ts';
import { formats, type Target } from './formats.ts';

interface PairFacts {
  /** Formats the page accepts. */
  readonly from: readonly [AnyFormat, ...AnyFormat[]];
  readonly to: Target;
  /** Display name of its files, if it is not the label of a common format. */
  readonly label?: string;
  /** The same of what it makes. */
  readonly result?: string;
  /** Extensions in addition to those of a common format. */
  readonly endings?: readonly string[];
}

/** Conversions of the specification: their pages take five files, and the selector offers them. */
export const specifiedPairs = {
  'png-to-jpg': { from: ['png'], to: 'jpg' },
  'jpg-to-png': { from: ['jpg'], to: 'png' },
  'jpg-to-webp': { from: ['jpg'], to: 'webp' },
  'webp-to-jpg': { from: ['webp'], to: 'jpg' },
  'webp-to-png': { from: ['webp'], to: 'png' },
  'png-to-webp': { from: ['png'], to: 'webp' },
} as const satisfies Record<string, PairFacts>;

/** Other popular conversions: their pages take twenty files. */
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
  'jpg-to-jxl': { from: ['jpg'], to: 'jxl', result: 'JXL' },
  'png-to-jxl': { from: ['png'], to: 'jxl', result: 'JXL' },
  'jfif-to-jpg': { from: ['jpg'], to: 'jpg', label: 'JFIF', endings: ['jfif', 'jfi', 'jif', 'jpe'] },
} as const satisfies Record<string, PairFacts>;

/** Every conversion with its own landing page. */
const table = { ...specifiedPairs, ...extraPairs };

export type Pair = keyof typeof table;
export type ExtraPair = keyof typeof extraPairs;

export const pairs: Readonly<Record<Pair, PairFacts>> = table;

export const pairNames = Object.keys(pairs) as Pair[];

type SpecifiedFormat = (typeof specifiedPairs)[keyof typeof specifiedPairs]['to'];

/** In display order. */
export const selectorSources: readonly SpecifiedFormat[] = ['png', 'jpg', 'webp'];
export const selectorTargets: readonly SpecifiedFormat[] = ['jpg', 'png', 'webp'];

/** Display names of both sides of a pair. */
export function pairLabels(pair: Pair): { from: string; to: string } {
  const { from, to, label = commonLabel(from[0]), result = formats[to].label } = pairs[pair];
  return { from: label, to: result };
}

/** The rare table is not loaded here, so a pair with a rare format must have a label. */
function commonLabel(format: AnyFormat): string {
  return isCommon(format) ? formats[format].label : format;
}

/** The page that converts one format to another. */
export function pairOf(from: AnyFormat, to: Target): Pair | undefined {
  return pairNames.find((name) => pairs[name].from.includes(from) && pairs[name].to === to && from !== to);
}
