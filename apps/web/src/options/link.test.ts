import { targetDefaults } from '@image-converter/formats/options';
import { describe, expect, it } from 'vitest';
import type { Chosen } from './chosen.ts';
import { hashOf, readHash } from './link.ts';

describe('a link with options', () => {
  it.each<Chosen>([
    { quality: 75, size: { longestSide: 1920 }, enlarge: true },
    { target: 'webp', lossless: true, metadata: 'without-location' },
    { maxBytes: 2_000_000, background: '#336699', transparency: 'fill', effort: 'palette' },
    { pages: '2-5', dpi: 300, longestSide: 800, raw: 'camera preview', size: { percent: 50 } },
    { longestSide: 'as stated', pages: 'all', size: 'original', lossless: false },
    { rotate: 270, flip: 'vertical', crop: { left: 0.104166667, top: 0, width: 0.5, height: 1 } },
    {
      crop: { ratio: { width: 16, height: 9 }, x: 0.5, y: 0.25, scale: 0.75 },
      size: { pad: { width: 800, height: 600 } },
    },
    { names: '{date} & {name} #1' },
    { maxBytes: { percent: 40 } },
    { widths: '480,960,1600', favicons: true },
    { widths: '480' },
    { target: 'png', effort: 'palette', colours: 16, dither: 'none' },
    { names: '2024' },
    { names: 'a:1' },
    targetDefaults('jpg'),
  ])('says what it was given: %o', (chosen) => {
    const right = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
    expect(readHash(hashOf(chosen))).toEqual({ chosen: right, refused: [] });
  });

  it('may bear the name of a preset', () => {
    const name = 'Shop & Co. #1 = 1200×1200';
    const hash = hashOf({ quality: 75 }, name);
    expect(readHash(hash)).toEqual({ chosen: { quality: 75 }, refused: [], name });
    expect(readHash('#options&quality=75&preset=%20')).toEqual({ chosen: { quality: 75 }, refused: [] });
    expect(readHash(`#options&preset=${'x'.repeat(41)}`)).toEqual({ chosen: {}, refused: [] });
    expect(readHash('#options&preset=a%E2%80%AEb')).toMatchObject({ name: 'a b' });
  });

  it('can be read by people', () => {
    expect(hashOf({ quality: 75, size: { width: 800 }, background: '#ffffff' })).toBe(
      '#options&quality=75&size=width%3A800&background=%23ffffff',
    );
  });

  it.each(['', '#', '#converter', '#optionsX&quality=5', '#quality=75'])('is nothing else: %s', (hash) => {
    expect(readHash(hash)).toBeUndefined();
  });
});

describe('what anybody may have written into a link', () => {
  it.each([
    ['quality=0'],
    ['quality=99999'],
    ['quality='],
    ['quality=9e1'],
    ['quality=-5'],
    ['size=width:0'],
    ['size=width:99999'],
    ['size=depth:5'],
    ['size=constructor:5'],
    ['size=box.width:5'],
    ['size=box.width:5,box.__proto__:5'],
    ['rotate=45'],
    ['crop=left:0,top:0,width:2,height:1'],
    ['crop=left:0,top:0,width:1'],
    ['maxBytes=5'],
    ['colours=1'],
    ['colours=257'],
    ['dither=0.5'],
    ['maxBytes=percent:0'],
    ['maxBytes=percent:101'],
    ['maxBytes=width:50'],
    ['maxBytes=undefined'],
    ['background=red;x:url(//evil.example)'],
    ['background=%23fff'],
    ['metadata=<script>'],
    ['target=exe'],
    ['names='],
    [`names=${'x'.repeat(201)}`],
    ['__proto__=1'],
    ['constructor=1'],
    ['%E0%A4%A=%'],
    ['nonsense'],
  ])('is left out if it is wrong: %s', (text) => {
    const read = readHash(`#options&${text}&quality=80`);
    expect(read?.chosen).toEqual({ quality: 80 });
    expect(read?.refused).toHaveLength(1);
    expect(({} as Record<string, unknown>).quality).toBeUndefined();
  });

  it('is not read at all if it is endless', () => {
    expect(readHash(`#options&quality=80&x=${'x'.repeat(5000)}`)).toEqual({ chosen: {}, refused: ['options'] });
  });
});
