import { drawTextured, type Raster } from '@image-converter/corpus/fixtures/draw';
import { drawSaturated } from '@image-converter/corpus/fixtures/saturated';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserHostForTests, settingsForTests } from '../testing/host.ts';
import { forReading, stripsOf } from './paint.ts';
import type { DecodedBitmap, Picture } from './picture.ts';

const host = { ...browserHostForTests(), limits: { canvasArea: 2 ** 28, canvasSide: 2 ** 14, pixels: 2 ** 28 } };

/** Records the requested contents and what was drawn: a raster, square by square. */
class FakeCanvas {
  static settings: unknown[] = [];
  static subsampling = '4:2:0';
  readonly #rgba: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  }

  getContext(_: '2d', settings?: unknown) {
    FakeCanvas.settings.push(settings);
    return {
      drawImage: (raster: Raster, x: number, y: number, width: number, height: number, toX: number, toY: number) => {
        for (let row = 0; row < (height ?? 0); row += 1) {
          for (let column = 0; column < width; column += 1) {
            const from = ((y + row) * raster.width + x + column) * 3;
            this.#rgba.set(raster.data.subarray(from, from + 3), ((toY + row) * this.width + toX + column) * 4);
          }
        }
      },
      getImageData: () => ({ data: this.#rgba }),
    };
  }

  async convertToBlob({ quality }: { quality: number }): Promise<Blob> {
    const image = sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } });
    const { subsampling } = FakeCanvas;
    const jpeg = image.jpeg({ quality: quality * 100, chromaSubsampling: subsampling, progressive: quality < 0.5 });
    return new Blob([new Uint8Array(await jpeg.toBuffer())]);
  }
}

function bitmapOf(raster: Raster): Picture {
  const { width, height } = raster;
  const bitmap = raster as unknown as ImageBitmap;
  return { kind: 'bitmap', width, height, bitmap, opaque: true, asStored: true, grey: false };
}

beforeEach(() => {
  vi.resetModules();
  FakeCanvas.settings = [];
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
});
afterEach(() => vi.unstubAllGlobals());

/** In a new worker. */
async function blurs(subsampling: string, picture: Picture, quality = 90): Promise<boolean> {
  FakeCanvas.subsampling = subsampling;
  const { blursColours } = await import('./subsampling.ts');
  return blursColours(picture, settingsForTests('jpg', { quality }), host);
}

describe("the browser's encoder", () => {
  it.each(['tiny', 'large'] as const)('blurs the colours of a %s graphic if pixels share them', async (size) => {
    expect(await blurs('4:2:0', bitmapOf(drawSaturated(size)))).toBe(true);
  });

  it('says so in progressive files, too', async () => {
    expect(await blurs('4:2:0', bitmapOf(drawSaturated('tiny')), 40)).toBe(true);
  });

  it('blurs nothing if every pixel has its own colour', async () => {
    expect(await blurs('4:4:4', bitmapOf(drawSaturated('tiny')))).toBe(false);
  });

  it('is asked for photos, too, and keeps them', async () => {
    expect(await blurs('4:2:0', bitmapOf(drawTextured({ width: 1200, height: 800 })))).toBe(false);
  });

  it('keeps what comes on a large canvas, which nobody looks at', async () => {
    const { width, height } = drawSaturated('large');
    const canvas = new FakeCanvas(width, height) as unknown as OffscreenCanvas;
    expect(await blurs('4:2:0', { kind: 'canvas', width, height, canvas, opaque: true })).toBe(false);
    expect(FakeCanvas.settings).not.toContainEqual(expect.objectContaining(forReading));
  });
});

it('pixels are read from a canvas that is made for it', () => {
  const picture = { ...bitmapOf(drawSaturated('tiny')), bitmap: { close: () => {} } } as unknown as DecodedBitmap;
  expect([...stripsOf(picture, settingsForTests('png'), host.limits)]).toHaveLength(1);
  expect(FakeCanvas.settings).toEqual([{ ...forReading, alpha: false }]);
});
