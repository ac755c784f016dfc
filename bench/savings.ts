import { extname } from 'node:path';
import type { Target } from '@image-converter/formats/formats';
import { leastScores } from '@image-converter/formats/looks';
import { targetDefaults } from '@image-converter/formats/options';
import type { SavingPair } from '@image-converter/web/claims/saving-pairs';
import { convertIn, openPage, type Places } from './pages.ts';
import type { Photo } from './pictures.ts';
import { count, type Section } from './report.ts';
import { bytesOf, type Listed } from './sample/fetch.ts';
import graphics from './sample/graphics.json' with { type: 'json' };
import photos from './sample/photos.json' with { type: 'json' };

export interface Savings {
  readonly title: string;
  readonly pair: SavingPair;
  /** Number of files that look the same as before; the figures are about these. */
  readonly files: number;
  /** Number of files that would have to be several times as large to look the same. */
  readonly fellShort: number;
  /** Number of files that became larger. */
  readonly larger: number;
  /** Share of bytes saved per file, by quartile: 75 %, 50 % and 25 % of all files saved at least that. */
  readonly quartiles: readonly number[];
  /** Share of bytes saved over all files together. */
  readonly total: number;
  /** The same if files that would grow are kept unchanged, which the page offers. */
  readonly neverBigger: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

/**
 * Bytes saved on real pictures, each made as small as it can be while it looks like its original. The lists were chosen before anything was measured. Photos: JPGs in packages
 * whose EXIF data names the camera, with at least 0.3 megapixels and 40 KB, so the most compressed are missing; up to
 * three per camera, the largest first. Excluded by hand: scans, cut-outs, damaged test files and duplicates of a scene in
 * other sizes. Graphics: PNG files with at least 0.1 megapixels, up to twelve per package, evenly spread over its files.
 */
export async function measureSavings(places: Places): Promise<Savings[]> {
  return [
    { title: 'JPG → WebP', pair: 'jpg-to-webp', ...(await measure(places, photos, 'webp')) },
    { title: 'JPG → AVIF', pair: 'jpg-to-avif', ...(await measure(places, photos, 'avif')) },
    { title: 'JPG → JPEG XL', pair: 'jpg-to-jxl', ...(await measure(places, photos, 'jxl')) },
    { title: 'PNG → WebP', pair: 'png-to-webp', ...(await measure(places, graphics, 'webp')) },
  ];
}

async function measure({ browser, site }: Places, list: readonly Listed[], target: Target) {
  const page = await openPage(browser, `${site}/en`);
  const pairs: { before: number; after: number }[] = [];
  for (const listed of list) {
    const photo: Photo = {
      name: `${listed.sha256.slice(0, 16)}${extname(listed.path).toLowerCase()}`,
      bytes: bytesOf(listed),
    };
    const { bytes = 0, look } = await convertIn(page, { photo, options: { ...targetDefaults(target), look: 'same' } });
    if (look && !look.fallsShort) pairs.push({ before: photo.bytes.length, after: bytes });
  }
  await page.close();
  return { ...summaryOf(pairs), fellShort: list.length - pairs.length };
}

export function summaryOf(pairs: readonly { before: number; after: number }[]) {
  const sum = (read: (pair: { before: number; after: number }) => number) =>
    pairs.reduce((all, one) => all + read(one), 0);
  const bytesBefore = sum(({ before }) => before);
  const bytesAfter = sum(({ after }) => after);
  const shares = pairs.map(({ before, after }) => 1 - after / before).sort((a, b) => a - b);
  return {
    files: pairs.length,
    larger: pairs.filter(({ before, after }) => after > before).length,
    quartiles: [0.25, 0.5, 0.75].map((share) => quantile(shares, share)),
    total: 1 - bytesAfter / bytesBefore,
    neverBigger: 1 - sum(({ before, after }) => Math.min(before, after)) / bytesBefore,
    bytesBefore,
    bytesAfter,
  };
}

/** The value below which this share of the sorted values lies, with linear interpolation. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [lower = Number.NaN, upper = lower] = sorted.slice(Math.floor(at));
  return lower + (upper - lower) * (at % 1);
}

export function savingsSection(savings: readonly Savings[]): Section {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const cameras = new Set(photos.map(({ camera }) => camera)).size;
  return {
    title: 'Smaller at an equal look',
    text: `Real pictures, each converted by our engine to the smallest file that looks the same (SSIMULACRA 2.1 of at least ${leastScores.same}, see [looks.md](benchmarks/looks.md)). Those that do not at twice the bytes of quality 90 fall short, and are not counted further. A negative share means that the file grew. JPG: photos of ${cameras} cameras, from 0.3 megapixels and 40 KB, so the most compressed ones are missing. PNG: drawings, diagrams, screenshots and photos from 0.1 megapixels. The lists with their sources are in \`bench/sample\`. Part of the saving is metadata and previews inside the originals.`,
    head: [
      '',
      'look the same',
      'fall short',
      'became larger',
      'three quarters saved at least',
      'half saved at least',
      'a quarter saved at least',
      'saved, all files together',
      'saved, if none may grow',
      'KB before',
      'KB after',
    ],
    rows: savings.map(({ title, files, fellShort, larger, quartiles, total, neverBigger, bytesBefore, bytesAfter }) => [
      title,
      String(files),
      String(fellShort),
      String(larger),
      ...[...quartiles, total, neverBigger].map(percent),
      count(bytesBefore / 1000),
      count(bytesAfter / 1000),
    ]),
  };
}
