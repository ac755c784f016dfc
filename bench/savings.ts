import type { Browser } from '@playwright/test';
import { median } from './contest.ts';
import { convertInPage, openOurs } from './ours.ts';
import type { Photo } from './photos.ts';
import { asPng, realPictures, screenshots } from './sample.ts';

export interface Savings {
  readonly title: string;
  readonly pair: 'jpg-to-webp' | 'png-to-webp';
  readonly files: number;
  /** How many became larger. */
  readonly larger: number;
  /** Shares of the bytes that were saved: of the file in the middle, and of all files together. */
  readonly median: number;
  readonly total: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

/** What WebP saves on real pictures: photos as their cameras wrote them, the same as PNG, and screenshots. */
export async function measureSavings(browser: Browser, site: string, mostBytes: number): Promise<Savings[]> {
  const jpgs = realPictures('JPEG').filter(({ bytes }) => bytes.length <= mostBytes);
  const photos = await Promise.all(jpgs.map(asPng));
  const pngs = [...realPictures('PNG'), ...photos, ...(await screenshots(browser, site))];
  const measure = (pictures: Photo[]) => measureAll(browser, site, pictures);
  return [
    { title: 'JPG → WebP', pair: 'jpg-to-webp', ...(await measure(jpgs)) },
    { title: 'PNG → WebP', pair: 'png-to-webp', ...(await measure(pngs)) },
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
  const bytesBefore = pairs.reduce((sum, { before }) => sum + before, 0);
  const bytesAfter = pairs.reduce((sum, { after }) => sum + after, 0);
  return {
    files: pairs.length,
    larger: pairs.filter(({ before, after }) => after > before).length,
    median: median(pairs.map(({ before, after }) => 1 - after / before)),
    total: 1 - bytesAfter / bytesBefore,
    bytesBefore,
    bytesAfter,
  };
}
