import { weakestTime, whereBeaten } from './beaten.ts';
import type { Result } from './cases.ts';
import type { Download } from './downloads.ts';
import type { Peak } from './peaks.ts';
import type { Savings } from './savings.ts';
import type { Traits } from './specimen.ts';
import { count, table } from './table.ts';

/** Peers that beat ours, and by how much. */
export function beaten(results: readonly Result[]): string {
  const rows = whereBeaten(results).map(({ title, by, how, ours, theirs, ratio }) => [
    title,
    by,
    how,
    ours,
    theirs,
    ratio?.toFixed(2) ?? '–',
  ]);
  const weakest = weakestTime(results);
  const sentence = weakest
    ? `Our weakest time: ${weakest.title}, ${weakest.ratio?.toFixed(2)} times that of ${weakest.by}.`
    : 'Nobody was faster.';
  return `${sentence}\n\n${table(['', 'peer', 'is', 'ours', 'theirs', 'ours ÷ theirs'], rows)}`;
}

/** One row per examined conversion, one column per contender. */
function traitsTable(results: readonly Result[], cell: (traits: Traits) => string): string {
  const examined = results.filter(({ traits }) => traits.length > 0);
  const names = [...new Set(examined.flatMap(({ traits }) => traits.map(({ name }) => name)))];
  const rows = examined.map(({ title, traits }) => [
    title,
    ...names.map((name) => {
      const found = traits.find((one) => one.name === name);
      return found ? cell(found) : '–';
    }),
  ]);
  return table(['', ...names], rows);
}

export function sizes(results: readonly Result[]): string {
  return traitsTable(results, ({ bytes }) => count(bytes / 1000));
}

export function likeness(results: readonly Result[]): string {
  return traitsTable(results, ({ psnr, fault }) => {
    if (fault !== undefined) return fault;
    return typeof psnr === 'number' ? psnr.toFixed(1) : (psnr ?? '–');
  });
}

export function blocking(results: readonly Result[]): string {
  const inPages = results.map((result) => ({ ...result, traits: result.traits.filter(({ blocking }) => blocking) }));
  return traitsTable(inPages, ({ blocking }) => {
    if (!blocking) return '–';
    const { longestTask, worstGap } = blocking;
    return `${longestTask === undefined ? 'none' : count(longestTask)} (${count(worstGap)})`;
  });
}

export function downloadTable(downloads: readonly Download[]): string {
  const kilobytes = (bytes: number | undefined) => (bytes === undefined ? '–' : (bytes / 1024).toFixed(1));
  const rows = downloads.map(({ title, name, page, converter, failure }) => [
    title,
    name,
    failure ?? kilobytes(converter),
    kilobytes(page),
  ]);
  return table(['KB, brotli', '', 'converter', 'page around it'], rows);
}

export function peakTable(peaks: readonly Peak[]): string {
  const rows = peaks.map(({ title, name, growth, failure }) => [title, name, failure ?? count(growth)]);
  return table(['', '', 'peak growth, MB'], rows);
}

export function savingsTable(savings: readonly Savings[]): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const rows = savings.map(({ title, files, larger, quartiles, total, neverBigger, bytesBefore, bytesAfter }) => [
    title,
    files.toLocaleString('en'),
    String(larger),
    ...quartiles.map(percent),
    percent(total),
    percent(neverBigger),
    count(bytesBefore / 1000),
    count(bytesAfter / 1000),
  ]);
  return table(
    [
      '',
      'files',
      'became larger',
      'three quarters saved at least',
      'half saved at least',
      'a quarter saved at least',
      'saved, all files together',
      'saved, if none may grow',
      'KB before',
      'KB after',
    ],
    rows,
  );
}
