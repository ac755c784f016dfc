import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { previewSize } from '../src/head/files.ts';
import { headlineOf } from '../src/head/headline.ts';
import { loadMessages } from '../src/i18n/messages.ts';
import { languages, pages, pageTable } from '../src/routes/pages.ts';
import { drawPreview } from './draw-preview.ts';

const icon = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8');

const headlines = await Promise.all(
  languages.flatMap((language) =>
    pages.map(async (page) => {
      const messages = await loadMessages({ language, page }, { api: undefined });
      return { product: messages.header.title, ...headlineOf(pageTable[page], messages) };
    }),
  ),
);

async function coloursIn(picture: Buffer, [left, top, right, bottom]: readonly [number, number, number, number]) {
  const region = { left, top, width: right - left, height: bottom - top };
  const pixels = new Uint8Array(await sharp(picture).extract(region).raw().toBuffer());
  return new Set(Array.from({ length: pixels.length / 3 }, (_, i) => pixels.subarray(3 * i, 3 * i + 3).join())).size;
}

it.each(['title', 'subtitle', 'product'] as const)('the longest %s fits on a preview', async (part) => {
  const [longest] = headlines.toSorted((one, other) => other[part].length - one[part].length);
  if (!longest) throw new Error('There are no pages');
  const picture = await drawPreview({ icon, ...longest });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...previewSize });
  const { width, height } = previewSize;
  for (const drawn of [
    [80, 80, 600, 152],
    [80, 300, 600, height - 80],
  ] as const)
    expect(await coloursIn(picture, drawn), String(drawn)).toBeGreaterThan(10);
  for (const empty of [
    [width - 80, 0, width, height],
    [0, height - 80, width, height],
    [0, 155, width, 190],
  ] as const)
    expect(await coloursIn(picture, empty), String(empty)).toBe(1);
});
