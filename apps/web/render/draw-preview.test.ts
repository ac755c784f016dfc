import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { previewSize, themeColors } from '../src/head/files.ts';
import { headlineOf } from '../src/head/headline.ts';
import { loadMessages } from '../src/i18n/messages.ts';
import { languages, pages, pageTable } from '../src/routes/pages.ts';
import { drawPreview } from './draw-preview.ts';
import { conversionOn, lightColours } from './previews.ts';

const icon = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8');
const colours = await lightColours();
const { width, height } = previewSize;

const previews = await Promise.all(
  languages.flatMap((language) =>
    pages.map(async (page) => {
      const messages = await loadMessages({ language, page }, { api: undefined });
      const headline = headlineOf(pageTable[page], messages);
      return { icon, colours, product: messages.header.title, ...headline, conversion: conversionOn(page) };
    }),
  ),
);

type Box = readonly [left: number, top: number, right: number, bottom: number];

async function coloursIn(picture: Buffer, [left, top, right, bottom]: Box) {
  const region = { left, top, width: right - left, height: bottom - top };
  const pixels = new Uint8Array(await sharp(picture).extract(region).raw().toBuffer());
  return new Set(Array.from({ length: pixels.length / 3 }, (_, i) => pixels.subarray(3 * i, 3 * i + 3).join())).size;
}

/** Between what is drawn and the corners of the viewfinder. */
const empty: readonly Box[] = [
  [0, 0, width, 32],
  [width - 70, 110, width, height - 110],
  [110, height - 70, 680, height],
  [0, 110, 70, height - 110],
];

describe('a preview', () => {
  it.each(['title', 'subtitle', 'product'] as const)('has room for the longest %s', async (part) => {
    const [longest] = previews.toSorted((one, other) => other[part].length - one[part].length);
    if (!longest) throw new Error('There are no pages');
    const picture = await drawPreview(longest);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...previewSize });
    for (const drawn of [
      [80, 80, 500, 144],
      [80, 300, 600, height - 80],
    ] as const)
      expect(await coloursIn(picture, drawn), String(drawn)).toBeGreaterThan(10);
    for (const box of empty) expect(await coloursIn(picture, box), String(box)).toBe(1);
  });

  it('shows prints only where something is converted', async () => {
    const [first] = previews;
    if (!first) throw new Error('There are no pages');
    const beside: Box = [620, 70, 1120, 200];
    expect(await coloursIn(await drawPreview(first), beside)).toBeGreaterThan(20);
    expect(await coloursIn(await drawPreview({ ...first, conversion: undefined }), beside)).toBe(1);
  });
});

it('the light colours are those of the style sheet, not the dark ones', () => {
  expect(colours).toMatchObject({ paper: themeColors.light, accent: '#3a45d1', 'on-mark': '#ffffff' });
});
