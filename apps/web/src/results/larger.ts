import type { AnyFormat } from '@image-converter/formats/any-format';
import { formats, type Target } from '@image-converter/formats/formats';
import { applies, type ConversionOptions } from '@image-converter/formats/options';
import { isDrawn } from '../converter/convert/is-drawn.ts';
import { bytesOf } from '../converter/state/sizes.ts';
import type { Item, Outcome } from '../converter/state/state.ts';

/** Options that would make the file smaller, instead of a look. */
export type Remedy = Pick<ConversionOptions, 'quality'> | Pick<ConversionOptions, 'lossless'>;

/** Lossless source formats. WebP and TIFF may be lossy, so they are not included. */
const exactFormats: ReadonlySet<AnyFormat> = new Set<AnyFormat>(['png', 'bmp', 'gif', 'ico', 'psd', 'qoi', 'tga']);

/** GIF has few colours, an icon its own sizes. */
const reducedTargets: readonly Target[] = ['gif', 'ico'];

/** Approximate size of a photo by quality, relative to quality 90. */
const shares: readonly (readonly [quality: number, share: number])[] = [
  [85, 0.8],
  [80, 0.66],
  [75, 0.58],
  [70, 0.52],
  [60, 0.44],
  [50, 0.38],
  [40, 0.32],
];

/** At least half a percent larger, as in the row's own wording. Several pages are not comparable with their file. */
export function isLarger({ file, format }: Pick<Item, 'file' | 'format'>, outcome: Outcome): boolean {
  const isComparable = outcome.mode !== 'none' && outcome.files.length === 1 && !isDrawn(format);
  return isComparable && bytesOf(outcome) >= file.size * 1.005;
}

/** Whether the result has every pixel of its file: then only another format helps. */
export function isExact({ options: { target, effort, size, widths }, files: [{ report }] }: Outcome): boolean {
  const isLossless = !formats[target].write.hasQuality && !reducedTargets.includes(target);
  const isReduced = effort === 'palette' || report?.colours !== undefined;
  return isLossless && !isReduced && size === 'original' && widths === 'none';
}

/**
 * Remedies for a result that is larger than its file, best first; none if its format has no quality. `sourceQuality` is
 * the quality of the file itself, if known.
 */
export function remediesFor(item: Pick<Item, 'file' | 'format'>, outcome: Outcome, sourceQuality?: number): Remedy[] {
  const { target, lossless } = outcome.options;
  const remedies: Remedy[] = [];
  if (lossless) return remedies;
  if (applies('lossless', target) && exactFormats.has(item.format)) remedies.push({ lossless: true });
  const lower = lowerQuality(usedQuality(outcome), item.file.size / bytesOf(outcome), sourceQuality);
  if (applies('quality', target) && lower) remedies.push({ quality: lower });
  return remedies;
}

/** The chosen one, or what the chosen look took. */
export function usedQuality({ options: { look, quality }, files: [{ report }] }: Outcome): number {
  return look === 'none' ? quality : (report?.quality ?? quality);
}

/**
 * The source's own quality preserves all that is in it. If it was already used, the first lower one that should make
 * the file fit.
 */
function lowerQuality(used: number, room: number, sourceQuality: number | undefined): number | undefined {
  if (sourceQuality !== undefined && sourceQuality < used) return sourceQuality;
  const [, share] = shares.find(([quality]) => quality <= used) ?? [];
  const now = used >= 90 ? 1 : (share ?? 0);
  const lower = shares.filter(([quality]) => quality < used);
  const fitting = lower.find(([, one]) => one <= room * now);
  return (fitting ?? lower.at(-1))?.[0];
}
