import { beforeEach, expect, it, vi } from 'vitest';
import { rgbaPixels } from '../pixels.ts';
import { orderForTests } from '../testing/host.ts';

class FakeCanvas {
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  getContext(_: '2d', { alpha }: { alpha: boolean }) {
    return { canvas: this, alpha, fillRect: () => {} };
  }
}

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  return () => vi.unstubAllGlobals();
});

/** In a worker that has drawn nothing yet. */
async function newContextFor() {
  vi.resetModules();
  return (await import('./small-png.ts')).contextFor;
}

const opaque = { opaque: true };
const transparent = { opaque: false };

function pictureOf(width: number, height: number, { opaque }: { opaque: boolean }) {
  return rgbaPixels({ width, height }, new Uint8ClampedArray(), opaque);
}

it('small pictures in one size share a canvas', async () => {
  const contextFor = await newContextFor();
  const first = contextFor(pictureOf(30, 20, opaque), orderForTests('jpg'));
  expect(contextFor(pictureOf(30, 20, opaque), orderForTests('jpg'))).toBe(first);
});

it.each([
  ['in another size', pictureOf(20, 30, opaque), orderForTests('png')],
  ['with transparency, where the target has it', pictureOf(30, 20, transparent), orderForTests('png')],
])('a picture %s has another one', async (_, picture, order) => {
  const contextFor = await newContextFor();
  const first = contextFor(pictureOf(30, 20, opaque), order);
  const { canvas, ...settings } = contextFor(picture, order);
  expect(canvas).not.toBe(first.canvas);
  expect(canvas).toMatchObject({ width: picture.width, height: picture.height });
  expect(settings).toMatchObject({ alpha: !picture.opaque });
});

it('the canvas of a large picture is not kept', async () => {
  const contextFor = await newContextFor();
  const first = contextFor(pictureOf(1000, 1000, opaque), orderForTests('jpg'));
  expect(contextFor(pictureOf(1000, 1000, opaque), orderForTests('jpg'))).not.toBe(first);
});
