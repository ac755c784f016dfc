import { expect, test } from 'vitest';
import { formats, targets, type Writing } from './formats.ts';
import {
  applicable,
  applies,
  type ConversionOptions,
  changesPixels,
  defaultChoices,
  effective,
  keepsDepth,
  movesPixels,
  optionTable,
  targetDefaults,
  writingOptions,
} from './options.ts';

test.each(targets)('what may be chosen for %s is what the table of formats says of it', (target) => {
  const { write, hasTransparency } = formats[target];
  const { hasQuality }: Writing = write;
  expect(applies('quality', target)).toBe(hasQuality);
  expect(applies('transparency', target)).toBe(hasTransparency);
  expect(applies('background', target)).toBe(!hasTransparency);
  expect(applies('size', target)).toBe(target !== 'ico');
});

test.each(Object.entries(optionTable))('the default of %s is right', (_option, { check, default: usual }) => {
  expect(usual === undefined || check.is(usual)).toBe(true);
});

test.each(targets)('the file size of %s can be chosen only by its quality or its colours', (target) => {
  if (applies('maxBytes', target)) expect(applies('quality', target) || applies('colours', target)).toBe(true);
});

const chosen: Partial<ConversionOptions> = {
  quality: 40,
  lossless: true,
  rotate: 90,
  flip: 'vertical',
  crop: { left: 0, top: 0, width: 0.5, height: 0.5 },
  size: { percent: 50 },
  enlarge: true,
  maxBytes: 5000,
  background: '#123456',
  transparency: 'fill',
  metadata: 'keep',
  effort: 'smaller',
  widths: '480,960',
  favicons: true,
  colourSpace: 'original',
  density: 300,
  colours: 64,
  dither: 'none',
  hdr: 'remove',
  look: 'same',
  animation: { milliseconds: 40, plays: 1 },
};

test.each(targets)('only what applies to %s is obeyed', (target) => {
  const obeyed = applicable({ ...targetDefaults(target), ...chosen });
  for (const option of writingOptions) {
    const isBackground = option === 'background';
    expect(obeyed[option]).toEqual((applies(option, target) || isBackground ? chosen : defaultChoices)[option]);
  }
});

test('an effort that a target does not have is the usual one', () => {
  expect(applicable({ ...targetDefaults('jpg'), effort: 'palette' }).effort).toBe('default');
  expect(applicable({ ...targetDefaults('png'), effort: 'palette' }).effort).toBe('palette');
});

const different: Partial<ConversionOptions> = {
  quality: 50,
  lossless: true,
  size: { width: 5 },
  enlarge: true,
  maxBytes: 5000,
  background: '#000000',
  transparency: 'fill',
  metadata: 'keep',
  effort: 'palette',
  colours: 64,
  dither: 'none',
};

test.each<[string, Partial<ConversionOptions>, Partial<ConversionOptions>]>([
  [
    'a JPG has neither transparency nor a lossless way, and no palette',
    { target: 'jpg' },
    { quality: 50, size: { width: 5 }, enlarge: true, maxBytes: 5000, background: '#000000', metadata: 'keep' },
  ],
  [
    'a lossless WebP needs neither quality nor limit',
    { target: 'webp' },
    {
      lossless: true,
      size: { width: 5 },
      enlarge: true,
      background: '#000000',
      transparency: 'fill',
      metadata: 'keep',
    },
  ],
  [
    'there is a background only where something is filled, and nothing to enlarge in the original size',
    { target: 'png', transparency: 'keep', size: 'original' },
    { maxBytes: 5000, metadata: 'keep', effort: 'palette', colours: 64, dither: 'none' },
  ],
  [
    'a PNG has a number of colours only with a palette',
    { target: 'png', transparency: 'keep', size: 'original', effort: 'smaller' },
    { maxBytes: 5000, metadata: 'keep', effort: 'smaller' },
  ],
  [
    'a GIF always has a palette',
    { target: 'gif', transparency: 'keep', size: 'original' },
    { colours: 64, dither: 'none' },
  ],
])('%s', (_title, given, meant) => {
  const options = { ...targetDefaults('jpg'), ...different, ...given };
  expect(effective(options)).toEqual({ ...targetDefaults(options.target), ...meant });
});

const square: ConversionOptions['crop'] = { ratio: { width: 1, height: 1 }, x: 0.5, y: 0.5, scale: 1 };

test.each<[boolean, Partial<ConversionOptions>]>([
  [true, { rotate: 90 }],
  [true, { flip: 'horizontal' }],
  [true, { crop: square }],
  [false, { size: { width: 5 } }],
])('pixels are moved (%s) by %j', (moves, chosen) => {
  expect(movesPixels({ ...targetDefaults('jpg'), ...chosen })).toBe(moves);
});

test('margins up to a ratio enlarge nothing', () => {
  const padded = { ...targetDefaults('png'), enlarge: true, size: { padRatio: { width: 1, height: 1 } } };
  expect(effective(padded)).toMatchObject({ enlarge: false, size: padded.size });
});

test('a picture is encoded again if an option needs other pixels, and only then', () => {
  const jpg = targetDefaults('jpg');
  for (const same of [{ metadata: 'keep' }, { effort: 'smaller' }, { background: '#000000' }, { dpi: 300 }] as const)
    expect(changesPixels({ ...jpg, ...same })).toBe(false);
  for (const other of [{ quality: 50 }, { size: { width: 5 } }, { lossless: true }, { transparency: 'fill' }] as const)
    expect(changesPixels({ ...jpg, ...other })).toBe(true);
});

test('16 bits are kept unless an option of the target needs other pixels or a smaller file', () => {
  expect(keepsDepth({ ...targetDefaults('png'), quality: 50, metadata: 'keep' })).toBe(true);
  expect(keepsDepth({ ...targetDefaults('png'), rotate: 90, flip: 'vertical', crop: square })).toBe(true);
  expect(keepsDepth({ ...targetDefaults('tiff'), size: { width: 5 } })).toBe(false);
  expect(keepsDepth({ ...targetDefaults('png'), effort: 'smaller' })).toBe(false);
  expect(keepsDepth(targetDefaults('webp'))).toBe(false);
});
