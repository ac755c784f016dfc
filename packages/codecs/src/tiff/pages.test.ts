import { fixture } from '@image-converter/corpus/fixtures';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Source, sourceOf } from '../codec.ts';
import { codec as magick } from '../magick/codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

/** The second page is white and the third grey; the first is neither. */
const pages = await fixture('three-pages.tiff');

const source = (page: number, bytes: Uint8Array = pages): Source => ({
  ...sourceOf(new Blob([Uint8Array.from(bytes)]), 'tiff'),
  page,
});

const middle = (data: Uint8ClampedArray | undefined) => data && [...data.subarray(400, 404)];

describe.each([
  ['our own reader', codec],
  ['ImageMagick', magick],
])('the pages of a TIFF, by %s', (_, reader) => {
  it('are told apart', async () => {
    const colours = await Promise.all(
      [2, 3].map(async (page) => middle((await reader.decode(source(page), hostForTests()))?.data)),
    );
    expect(colours).toEqual([
      [255, 255, 255, 255],
      [128, 128, 128, 255],
    ]);
  });

  it('are refused one by one if they are too large', async () => {
    const large = await sharp({ create: { width: 50, height: 40, channels: 3, background: 'red' } })
      .tiff({ compression: 'jpeg' })
      .toBuffer();
    const host = hostForTests({ limits: { pixels: 100 } });
    await expect(magick.decode(source(1, large), host)).rejects.toMatchObject({ code: 'TOO_LARGE' });
    await expect(reader.decode(source(2), host)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });
});

it('refuses a page that a TIFF does not have', async () => {
  await expect(codec.decode(source(4), hostForTests())).rejects.toMatchObject({ obstacle: 'NO_SUCH_PAGE' });
});
