import { targetDefaults } from '@image-converter/formats/options';
import { expect, it } from 'vitest';
import { loadPart } from '../i18n/parts.ts';
import { languages } from '../routes/pages.ts';
import { type Chosen, differences } from './chosen.ts';
import { summary } from './summary.ts';

const jpg = targetDefaults('jpg');

it('says what is not as usual, in a few words each', async () => {
  const words = await loadPart('en', 'options');
  const say = (chosen: Chosen) => summary(words, 'en', differences({ ...jpg, ...chosen }, jpg)).join(' · ');
  expect(say({})).toBe('');
  expect(say({ quality: 75, size: { longestSide: 1920 }, enlarge: true, maxBytes: 2 * 1024 ** 2 })).toBe(
    'quality 75 · longest side 1,920\u00a0px · may be enlarged · at most 2\u00a0MB',
  );
  expect(say({ maxBytes: 1500 * 1024, background: '#000000', metadata: 'keep' })).toBe(
    'at most 1,500\u00a0KB · background #000000 · all details kept',
  );
  expect(say({ maxBytes: { percent: 40 } })).toBe('at most 40% of the original file');
  expect(say({ widths: '480,1600' })).toBe('480, 1600\u00a0px wide');
  expect(say({ target: 'ico', favicons: true })).toBe('format ICO · all icons for a website');
  expect(say({ names: '{n}-{value}' })).toBe('file names {n}-{value}');
  expect(say({ target: 'png', effort: 'palette', transparency: 'fill' })).toBe(
    'format PNG · transparent areas filled with #ffffff · 256 colours',
  );
  expect(say({ effort: 'palette', colours: 64, dither: 'none' })).toBe('64 colours · no dithering');
});

it('says how a picture is turned, cut and fitted', async () => {
  const words = await loadPart('en', 'options');
  const say = (chosen: Chosen) => summary(words, 'en', chosen).join(' · ');
  const ratio = { width: 16, height: 9 };
  expect(say({ rotate: 90, flip: 'horizontal', crop: { ratio, x: 0.5, y: 0.5, scale: 1 } })).toBe(
    'rotated 90° clockwise · mirrored, left and right swapped · cropped to 16:9',
  );
  expect(say({ size: { box: { width: 1200, height: 800 } } })).toBe('within 1,200 × 800\u00a0px');
});

it.each(languages)('has words for each option in %s', async (language) => {
  const words = await loadPart(language, 'options');
  const each: Chosen[] = [
    { target: 'png' },
    { quality: 5 },
    { lossless: true },
    ...[{ longestSide: 5 }, { width: 5 }, { height: 5 }, { percent: 5 }].map((size) => ({ size })),
    ...(['box', 'fill', 'pad', 'padRatio'] as const).map(
      (kind) => ({ size: { [kind]: { width: 5, height: 6 } } }) as Chosen,
    ),
    { rotate: 90 },
    { flip: 'horizontal' },
    { flip: 'vertical' },
    { crop: { left: 0, top: 0, width: 0.5, height: 0.5 } },
    { crop: { ratio: { width: 5, height: 6 }, x: 0.5, y: 0.5, scale: 1 } },
    { enlarge: true },
    { maxBytes: 5000 },
    { maxBytes: { percent: 5 } },
    { background: '#123456' },
    { transparency: 'fill' },
    { effort: 'smaller' },
    { effort: 'palette' },
    { density: 300 },
    { colours: 64 },
    { dither: 'none' },
    { dither: 'full' },
    { metadata: 'without-location' },
    { metadata: 'keep' },
    { widths: '480,960' },
    { favicons: true },
    { names: 'x' },
  ];
  const said = each.map((chosen) => summary(words, language, chosen));
  expect(said.filter((parts) => parts.length !== 1 || /[{}]/.test(parts.join('')))).toEqual([]);
  expect(new Set(said.flat()).size).toBe(each.length);
});
