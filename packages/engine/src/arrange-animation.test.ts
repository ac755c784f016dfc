import type { Animation } from '@image-converter/codecs/animation/animation';
import { rgbaPixels } from '@image-converter/codecs/pixels';
import { geometryOf } from '@image-converter/formats/geometry';
import { type ConversionOptions, targetDefaults } from '@image-converter/formats/options';
import { expect, it } from 'vitest';
import { arrangeAnimation } from './arrange-animation.ts';

/** Two frames of two pixels; as readers do, the second is drawn onto the first. */
function animationOf(): Animation {
  const data = new Uint8ClampedArray(8);
  async function* frames(): Animation['frames'] {
    for (const milliseconds of [10, 20]) {
      data.set([milliseconds, 0, 0, 255, milliseconds + 1, 0, 0, 255]);
      yield { picture: rgbaPixels({ width: 2, height: 1 }, data), milliseconds };
    }
  }
  return { width: 2, height: 1, plays: 3, count: 1, frames: frames() };
}

async function arranged(options: Partial<Omit<ConversionOptions, 'maxBytes'>>) {
  const settings = { ...targetDefaults('gif'), mediaType: 'image/gif', hasTransparency: true, ...options };
  const animation = animationOf();
  const { frames, ...rest } = arrangeAnimation(animation, geometryOf(settings, animation), settings);
  const reds: number[][] = [];
  for await (const { picture } of frames) reds.push([...picture.data].filter((_, at) => at % 4 === 0));
  return { ...rest, reds };
}

it.each<[Partial<Omit<ConversionOptions, 'maxBytes'>>, { width: number; height: number; reds: number[][] }]>([
  [
    {},
    {
      width: 2,
      height: 1,
      reds: [
        [10, 11],
        [20, 21],
      ],
    },
  ],
  [
    { rotate: 90 },
    {
      width: 1,
      height: 2,
      reds: [
        [10, 11],
        [20, 21],
      ],
    },
  ],
  [
    { rotate: 180 },
    {
      width: 2,
      height: 1,
      reds: [
        [11, 10],
        [21, 20],
      ],
    },
  ],
  [{ crop: { left: 0.5, top: 0, width: 0.5, height: 1 } }, { width: 1, height: 1, reds: [[11], [21]] }],
  [
    { size: { pad: { width: 2, height: 2 } } },
    {
      width: 2,
      height: 2,
      reds: [
        [10, 11, 0, 0],
        [20, 21, 0, 0],
      ],
    },
  ],
])('every frame is like a still picture: %j', async (options, wanted) => {
  expect(await arranged(options)).toEqual({ ...wanted, plays: 3, count: 1 });
});
