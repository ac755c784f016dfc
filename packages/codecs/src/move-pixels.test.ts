import type { Area } from '@image-converter/formats/crop-option';
import { geometryOf } from '@image-converter/formats/geometry';
import { defaultChoices } from '@image-converter/formats/options';
import type { Orientation } from '@image-converter/formats/turning';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MovedRows, movedPixels, paddedPixels } from './move-pixels.ts';
import { type Pixels, rgbaPixels } from './pixels.ts';

const sizes = [
  { width: 70, height: 45 },
  { width: 33, height: 64 },
  { width: 1, height: 7 },
];

/** Every sample differs from its neighbours, in each channel. */
function numbered({ width, height }: { width: number; height: number }, channels: Pixels['channels'] = 4): Pixels {
  const data = Uint8ClampedArray.from(
    { length: width * height * channels },
    (_, at) => (at * 31 + (at >> 8) * 7) % 256,
  );
  return { kind: 'pixels', width, height, channels, colourSpace: 'srgb', opaque: channels < 4, data };
}

/** sharp's own rotation, mirrors and extraction: `rotate` comes first, so the others follow in a second pass. */
async function bySharp(picture: Pixels, orientation: Orientation, area: Area): Promise<Buffer> {
  const { width, height, channels } = picture;
  const angle = { 1: 0, 2: 0, 3: 180, 4: 180, 5: 90, 6: 90, 7: 270, 8: 270 }[orientation];
  const isMirrored = [2, 4, 5, 7].includes(orientation);
  const turned = await sharp(picture.data, { raw: { width, height, channels } })
    .rotate(angle)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: turned.info.width, height: turned.info.height, channels: turned.info.channels };
  const flopped = await sharp(turned.data, { raw }).flop(isMirrored).raw().toBuffer();
  const part = sharp(flopped, { raw }).extract(area);
  return (channels === 1 ? part.toColourspace('b-w') : part).raw().toBuffer();
}

const turns = [0, 90, 180, 270].flatMap((rotate) =>
  ['none', 'horizontal', 'vertical'].map(
    (flip) => ({ rotate, flip }) as Pick<typeof defaultChoices, 'rotate' | 'flip'>,
  ),
);

describe.each(turns)('turned by %o', (turn) => {
  it.each(sizes)('every pixel of %o is where sharp puts it', async (size) => {
    for (const crop of ['none', { left: 0.2, top: 0.1, width: 0.55, height: 0.63 }] as const) {
      const { orientation, area } = geometryOf({ ...defaultChoices, ...turn, crop }, size);
      for (const channels of [1, 3, 4] as const) {
        const picture = numbered(size, channels);
        const moved = movedPixels(picture, { orientation, area });
        expect(moved).toMatchObject({ width: area.width, height: area.height, channels });
        expect(Buffer.from(moved.data).equals(await bySharp(picture, orientation, area))).toBe(true);
      }
    }
  });

  it('the same comes of strips, and of samples with 16 bits', () => {
    const size = { width: 70, height: 45 };
    const crop = { left: 0.2, top: 0.1, width: 0.55, height: 0.63 };
    const move = geometryOf({ ...defaultChoices, ...turn, crop }, size);
    const picture = numbered(size) as Pixels<4>;
    const whole = movedPixels({ ...picture, deep: Uint16Array.from(picture.data, (sample) => sample * 257) }, move);
    const rows = new MovedRows(size, move);
    for (let top = 0; top < size.height; top += 8) rows.add(picture.data.subarray(top * 280, (top + 8) * 280));
    expect(rows.pixels(false).data).toEqual(whole.data);
    expect([...(whole.deep ?? [])]).toEqual(Array.from(whole.data, (sample) => sample * 257));
  });
});

it('samples at an odd address are copied as well', () => {
  const picture = numbered({ width: 5, height: 3 }) as Pixels<4>;
  const odd = new Uint8ClampedArray(61).subarray(1);
  odd.set(picture.data);
  const move = { orientation: 6, area: { left: 0, top: 1, width: 3, height: 4 } } as const;
  expect(movedPixels({ ...picture, data: odd }, move).data).toEqual(movedPixels(picture, move).data);
});

it('a part without transparent pixels is opaque', () => {
  const half = rgbaPixels({ width: 2, height: 1 }, Uint8ClampedArray.of(1, 2, 3, 0, 4, 5, 6, 255));
  const part = (left: number) =>
    movedPixels(half, { orientation: 1, area: { left, top: 0, width: 1, height: 1 } }).opaque;
  expect([part(0), part(1)]).toEqual([false, true]);
});

describe('margins', () => {
  const dot = rgbaPixels({ width: 1, height: 1 }, Uint8ClampedArray.of(1, 2, 3, 255));
  const around = (hasTransparency: boolean, picture: Pixels = dot) =>
    paddedPixels(picture, { width: 3, height: 2 }, { hasTransparency, background: '#102030' });
  const [clear, ground, point] = [
    [0, 0, 0, 0],
    [0x10, 0x20, 0x30, 255],
    [1, 2, 3, 255],
  ];

  it('are transparent where the target can be', () => {
    const { data, opaque } = around(true);
    expect([...data]).toEqual([clear, point, clear, clear, clear, clear].flat());
    expect(opaque).toBe(false);
  });

  it('have the background elsewhere', () => {
    const { data, opaque } = around(false);
    expect([...data]).toEqual([ground, point, ground, ground, ground, ground].flat());
    expect(opaque).toBe(true);
  });

  it('are as colourful around grey', () => {
    const grey: Pixels = { ...dot, channels: 1, data: Uint8ClampedArray.of(7) };
    expect([...around(false, grey).data.subarray(0, 8)]).toEqual([ground, [7, 7, 7, 255]].flat());
  });
});
