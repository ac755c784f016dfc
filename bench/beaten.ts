import type { Result } from './cases.ts';
import { ratioTo, standingOf } from './verdicts.ts';

/** A metric in which a peer beats ours. */
export interface Beaten {
  readonly title: string;
  readonly by: string;
  readonly how: 'faster' | 'smaller' | 'nearer to the source';
  readonly ours: string;
  readonly theirs: string;
  /** Our value ÷ theirs, for time and size. */
  readonly ratio?: number;
}

/** Smaller differences are noise, or invisible. */
const noticeable = { share: 1.02, decibels: 0.1 };

export function whereBeaten(results: readonly Result[]): Beaten[] {
  return results.flatMap((result) => [...slower(result), ...larger(result), ...worse(result)]);
}

export function weakestTime(results: readonly Result[]): Beaten | undefined {
  return results.flatMap(slower).sort((a, b) => (b.ratio ?? 0) - (a.ratio ?? 0))[0];
}

function slower(result: Result): Beaten[] {
  const ours = standingOf(result, 'ours')?.milliseconds ?? Number.NaN;
  return result.standings
    .map(({ name, milliseconds }) => ({ name, milliseconds, ratio: ratioTo(result, name) }))
    .filter(({ ratio }) => ratio > noticeable.share)
    .map(({ name, milliseconds, ratio }) => ({
      title: result.title,
      by: name,
      how: 'faster',
      ours: `${Math.round(ours)} ms`,
      theirs: `${Math.round(milliseconds)} ms`,
      ratio,
    }));
}

function larger({ title, traits }: Result): Beaten[] {
  const ours = traits.find(({ name }) => name === 'ours')?.bytes ?? Number.NaN;
  return traits
    .filter(({ bytes }) => ours / bytes > noticeable.share)
    .map(({ name, bytes }) => ({
      title,
      by: name,
      how: 'smaller',
      ours: `${Math.round(ours / 1000)} KB`,
      theirs: `${Math.round(bytes / 1000)} KB`,
      ratio: ours / bytes,
    }));
}

function worse({ title, traits }: Result): Beaten[] {
  const ours = decibels(traits.find(({ name }) => name === 'ours')?.psnr);
  return traits
    .filter(({ psnr }) => decibels(psnr) > ours + noticeable.decibels)
    .map(({ name, psnr }) => ({
      title,
      by: name,
      how: 'nearer to the source',
      ours: `${ours.toFixed(1)} dB`,
      theirs: psnr === 'identical' ? psnr : `${decibels(psnr).toFixed(1)} dB`,
    }));
}

function decibels(psnr: number | 'identical' | undefined): number {
  return psnr === 'identical' ? Number.POSITIVE_INFINITY : (psnr ?? Number.NaN);
}
