import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compare, reduce, sideBySide } from './compare.ts';

const size = { width: 390, height: 844 };

/** A page with a heading, a line, some text and a button. */
function page(changes: { button?: string; down?: number; words?: string; blur?: number } = {}): Promise<Buffer> {
  const { button = '#3a45d1', down = 0, words = '', blur = 0 } = changes;
  const text = Array.from({ length: 12 }, (_, line) =>
    Array.from({ length: 30 }, (_, letter) => {
      const [x, y] = [24 + 11 * letter, 300 + 26 * line];
      return `<path d="M${x} ${y}v12m5 -9v9h-4" stroke-width="1.6"/>`;
    }).join(''),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" fill="none" stroke="#1b1922">
    <path d="M0 0h390v844H0z" fill="#faf9f6" stroke="none"/><path d="M24 60h300v36H24z" fill="#1b1922" stroke="none"/>
    <path d="M0 120h390" stroke="#e5e2da"/><rect x="24" y="${160 + down}" width="342" height="56" rx="16" fill="${button}" stroke="none"/>
    ${text.join('')}${words}</svg>`;
  const drawn = sharp(Buffer.from(svg));
  return (blur ? drawn.blur(blur) : drawn).png().toBuffer();
}

async function faultOf(other: Promise<Buffer>): Promise<string | undefined> {
  const [expected, actual] = await Promise.all([page().then(reduce), other.then(reduce)]);
  return (await compare(expected, actual)).fault;
}

describe('two screens are alike', () => {
  it.each([
    ['they are the same', page()],
    ['letters and edges are smoothed in another way', page({ blur: 0.6 })],
    ['a button is one pixel lower', page({ down: 1 })],
  ])('if %s', async (_, other) => {
    expect(await faultOf(other)).toBeUndefined();
  });
});

describe('two screens differ', () => {
  it.each([
    ['a button is missing', page({ button: 'none' })],
    ['a button has another colour', page({ button: '#16734a' })],
    ['a button is four pixels lower', page({ down: 4 })],
    ['there is one more sign', page({ words: '<circle cx="350" cy="700" r="9" fill="#b3261e"/>' })],
  ])('if %s', async (_, other) => {
    expect(await faultOf(other)).toMatch(/^differs by/);
  });

  it('if one is longer, and says so', async () => {
    const longer = sharp(await page()).extend({ bottom: 40, background: '#faf9f6' });
    expect(await faultOf(longer.png().toBuffer())).toBe('is about 392 × 888 pixels, not 392 × 848 pixels');
  });
});

it('a failed comparison shows both screens and what differs', async () => {
  const [expected, actual] = await Promise.all([page().then(reduce), page({ button: 'none' }).then(reduce)]);
  const three = sharp(await sideBySide(expected, actual));
  expect(await three.metadata()).toMatchObject({ width: 3 * 195 + 32, height: 422 });
  const button = await three.extract({ left: 2 * 195 + 32, top: 80, width: 195, height: 28 }).toBuffer();
  const right = await sharp(button).stats();
  expect((right.channels[0]?.mean ?? 0) - (right.channels[1]?.mean ?? 0)).toBeGreaterThan(80);
});
