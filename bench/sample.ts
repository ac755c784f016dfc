import { type CorpusEntry, corpus, corpusBytes } from '@image-converter/corpus/corpus';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { Photo } from './photos.ts';

/** What is smaller is a test file for decoders, not a picture that somebody would convert. */
const fewestPixels = 100_000;
const screen = { width: 1440, height: 900 };
const screenshotsOf = ['/en', '/de/png-zu-jpg', '/es/jpg-a-webp', '/pt/webp-para-png'];

/** Real pictures of the corpus as they came, each subject once. */
export function realPictures(format: 'JPEG' | 'PNG'): Photo[] {
  const subjects = new Set<string>();
  return corpus
    .filter((entry) => entry.format === format && entry.expect === 'ok' && pixels(entry) >= fewestPixels)
    .filter(({ file }) => {
      // Landscape_1.jpg to Landscape_8.jpg are one scene, turned.
      const subject = file.replace(/_\d\.\w+$/, '');
      return !subjects.has(subject) && subjects.add(subject);
    })
    .map((entry) => ({
      name: entry.file,
      bytes: Buffer.from(corpusBytes(entry.file)),
      megapixels: pixels(entry) / 1e6,
    }));
}

export async function asPng({ name, bytes, megapixels }: Photo): Promise<Photo> {
  return { name: `${name}.png`, bytes: await sharp(bytes).rotate().png().toBuffer(), megapixels };
}

/** What PNG is most often used for. */
export async function screenshots(browser: Browser, site: string): Promise<Photo[]> {
  const page = await browser.newPage({ viewport: screen });
  const taken: Photo[] = [];
  for (const [index, address] of screenshotsOf.entries()) {
    await page.goto(site + address);
    const bytes = await page.screenshot();
    taken.push({ name: `screenshot-${index}.png`, bytes, megapixels: (screen.width * screen.height) / 1e6 });
  }
  await page.close();
  return taken;
}

function pixels({ width, height }: CorpusEntry): number {
  return (width ?? 0) * (height ?? 0);
}
