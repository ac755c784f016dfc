import { beforeEach, expect, it, vi } from 'vitest';
import { rgbaPixels } from '../pixels.ts';
import { settingsForTests } from '../testing/host.ts';

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

/** In a worker that has not drawn anything yet. */
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
  const first = contextFor(pictureOf(30, 20, opaque), settingsForTests('jpg'));
  expect(contextFor(pictureOf(30, 20, opaque), settingsForTests('jpg'))).toBe(first);
});

it.each([
  ['in another size', pictureOf(20, 30, opaque), settingsForTests('png')],
  ['with transparency, where the target has it', pictureOf(30, 20, transparent), settingsForTests('png')],
])('a picture %s has another one', async (_, picture, settings) => {
  const contextFor = await newContextFor();
  const first = contextFor(pictureOf(30, 20, opaque), settings);
  const { canvas, ...contextSettings } = contextFor(picture, settings);
  expect(canvas).not.toBe(first.canvas);
  expect(canvas).toMatchObject({ width: picture.width, height: picture.height });
  expect(contextSettings).toMatchObject({ alpha: !picture.opaque });
});

it('the canvas of a large picture is not kept', async () => {
  const contextFor = await newContextFor();
  const first = contextFor(pictureOf(1000, 1000, opaque), settingsForTests('jpg'));
  expect(contextFor(pictureOf(1000, 1000, opaque), settingsForTests('jpg'))).not.toBe(first);
});
