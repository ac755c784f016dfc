import { corpus, corpusBytes } from '@image-converter/corpus/corpus';
import type { Browser } from '@playwright/test';
import { median } from './contest.ts';
import { convertInPage, openOurs } from './ours.ts';

export interface Savings {
  readonly title: string;
  readonly pair: 'jpg-to-webp' | 'png-to-webp';
  readonly files: number;
  /** Shares of the bytes that were saved: of the file in the middle, and of all files together. */
  readonly median: number;
  readonly total: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

const kinds = [
  { title: 'JPG → WebP', pair: 'jpg-to-webp', format: 'JPEG' },
  { title: 'PNG → WebP', pair: 'png-to-webp', format: 'PNG' },
] as const;

/** Every JPG and PNG of the corpus that has to convert, unless it is larger than `mostBytes`. */
export async function measureSavings(browser: Browser, site: string, mostBytes: number): Promise<Savings[]> {
  const savings: Savings[] = [];
  for (const { format, ...kind } of kinds) {
    const files = corpus
      .filter((entry) => entry.format === format && entry.expect === 'ok')
      .map(({ file }) => ({ name: file, bytes: Buffer.from(corpusBytes(file)), megapixels: Number.NaN }))
      .filter(({ bytes }) => bytes.length <= mostBytes);
    const page = await openOurs(browser, site, files);
    const pairs: { before: number; after: number }[] = [];
    for (const file of files) {
      const { bytes } = await convertInPage(page, file, 'webp');
      pairs.push({ before: file.bytes.length, after: bytes });
    }
    await page.close();
    savings.push({ ...kind, ...summary(pairs) });
  }
  return savings;
}

function summary(pairs: readonly { before: number; after: number }[]) {
  const bytesBefore = pairs.reduce((sum, { before }) => sum + before, 0);
  const bytesAfter = pairs.reduce((sum, { after }) => sum + after, 0);
  return {
    files: pairs.length,
    median: median(pairs.map(({ before, after }) => 1 - after / before)),
    total: 1 - bytesAfter / bytesBefore,
    bytesBefore,
    bytesAfter,
  };
}
