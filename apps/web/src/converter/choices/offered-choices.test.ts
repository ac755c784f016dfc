import { fixture } from '@image-converter/corpus/fixtures';
import type { AnyFormat } from '@image-converter/formats/any-format';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { offeredChoices } from './offered-choices.ts';

const target = 'jpg' as const;
const chosen = async (name: string, format: AnyFormat) => ({ file: new Blob([await fixture(name)]), format, target });
const empty = (format: AnyFormat) => ({ file: new Blob(), format, target });

it('offers what matters to any of the files', async () => {
  expect([...(await offeredChoices([empty('pdf'), empty('svg'), empty('png')]))]).toEqual([
    'pages',
    'dpi',
    'longestSide',
  ]);
  expect(await offeredChoices([empty('jpg')])).toEqual(new Set());
});

it('offers the pages of a TIFF only if it has several', async () => {
  expect(await offeredChoices([await chosen('plain.tiff', 'tiff')])).toEqual(new Set());
  expect(await offeredChoices([await chosen('three-pages.tiff', 'tiff')])).toEqual(new Set(['pages']));
});

it("offers a camera's picture only if there is one, and nothing for what cannot be read", async () => {
  expect(await offeredChoices([empty('cr2')])).toEqual(new Set());
  expect(await offeredChoices([empty('tiff')])).toEqual(new Set());
});

describe('the frames of an animation', () => {
  const frame = { create: { width: 4, height: 4, channels: 3, background: '#a24' } } as const;
  const gif = async (count: number) => {
    const raw = Buffer.concat(Array.from({ length: count }, (_, index) => Buffer.alloc(48, 60 * index)));
    const image = sharp(raw, { raw: { width: 4, height: 4 * count, channels: 3, pageHeight: 4 } });
    return new Blob([new Uint8Array(await image.gif().toBuffer())]);
  };

  it.each([
    ['animated.png', 'plain.png', 'png'],
    ['animated.webp', 'plain.webp', 'webp'],
  ] as const)('are offered for %s, and not for a still picture', async (moving, still, format) => {
    expect(await offeredChoices([await chosen(moving, format)])).toEqual(new Set(['frames']));
    expect(await offeredChoices([await chosen(still, format)])).toEqual(new Set());
  });

  it('are offered for an AVIF sequence', async () => {
    const file = (brand: string) => new Blob([new Uint8Array([0, 0, 0, 20]), `ftypavif\0\0\0\0${brand}`]);
    expect(await offeredChoices([{ file: file('avis'), format: 'avif', target }])).toEqual(new Set(['frames']));
    expect(await offeredChoices([{ file: file('mif1'), format: 'avif', target }])).toEqual(new Set());
  });

  it('are offered for a GIF that moves', async () => {
    expect(await offeredChoices([{ file: await gif(2), format: 'gif', target }])).toEqual(new Set(['frames']));
    const still = new Blob([new Uint8Array(await sharp(frame).gif().toBuffer())]);
    expect(await offeredChoices([{ file: still, format: 'gif', target }])).toEqual(new Set());
  });

  it('are not offered if the target holds an animation', async () => {
    expect(await offeredChoices([{ file: await gif(2), format: 'gif', target: 'webp' }])).toEqual(new Set());
  });
});
