import type { Browser } from '@playwright/test';
import { convertInPage, openOurs } from './ours.ts';
import type { Photo } from './photos.ts';
import { sampleGraphics, samplePhotos } from './sample/pictures.ts';
import { summaryOf } from './savings-summary.ts';

export interface Savings {
  readonly title: string;
  readonly pair: 'jpg-to-webp' | 'png-to-webp';
  readonly files: number;
  /** Number of files that became larger. */
  readonly larger: number;
  /** Share of bytes saved per file, by quartile: 75 %, 50 % and 25 % of all files saved at least that. */
  readonly quartiles: readonly [number, number, number];
  /** Share of bytes saved over all files together. */
  readonly total: number;
  /** The same if files that would grow are kept unchanged, which the page offers. */
  readonly neverBigger: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

/** Bytes saved by WebP on real pictures: photos from many cameras, and drawings, screenshots and the like. */
export async function measureSavings(browser: Browser, site: string): Promise<Savings[]> {
  const measure = (pictures: Photo[]) => measureAll(browser, site, pictures);
  return [
    { title: 'JPG → WebP', pair: 'jpg-to-webp', ...(await measure(samplePhotos())) },
    { title: 'PNG → WebP', pair: 'png-to-webp', ...(await measure(sampleGraphics())) },
  ];
}

async function measureAll(browser: Browser, site: string, pictures: Photo[]) {
  const page = await openOurs(browser, site, pictures);
  const pairs: { before: number; after: number }[] = [];
  for (const picture of pictures) {
    const { bytes } = await convertInPage(page, picture, 'webp');
    pairs.push({ before: picture.bytes.length, after: bytes });
  }
  await page.close();
  return summaryOf(pairs);
}
