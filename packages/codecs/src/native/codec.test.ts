import type { Demand, Inspection } from '@image-converter/formats/inspection';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sourceOf } from '../codec.ts';
import type { BrowserHost } from './picture.ts';
import { probes } from './probes.ts';

const host = { limits: { canvasArea: 100, canvasSide: 100, pixels: 100 } } as BrowserHost;
const plain: Inspection = { width: 2, height: 2, frames: 1, complete: true };

/** Which files its decoder was given. */
let decoded: Blob[] = [];
/** Of these probes it shows something else. */
let failing: Demand[] = [];

class Bitmap {
  readonly width = 2;
  readonly height = 2;
  readonly file: Blob;

  constructor(file: Blob) {
    this.file = file;
  }

  close() {}
}

/** Shows what was filled or, of a probe, what it should show. */
class Canvas {
  readonly width: number;
  readonly height: number;
  #shown: number[] = [];
  transform: number[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  getContext() {
    return {
      fillRect: () => {
        this.#shown = [12, 200, 77, 255];
      },
      setTransform: (...transform: number[]) => {
        this.transform = transform;
      },
      drawImage: ({ file }: Bitmap) => {
        const [demand, probe] = Object.entries(probes).find(([, { mediaType }]) => file.type === mediaType) ?? [];
        const isRight = probe && !failing.includes(demand as Demand);
        this.#shown = isRight ? [...Buffer.from(probe.rows.flat().join(''), 'hex')] : [0];
      },
      getImageData: () => {
        const data = Array.from(
          { length: this.width * this.height * 4 },
          (_, at) => this.#shown[at % this.#shown.length],
        );
        return { data };
      },
    };
  }
}

/** A worker that has not asked its browser anything yet. */
async function newCodec() {
  vi.resetModules();
  return (await import('./codec.ts')).codec;
}

beforeEach(() => {
  decoded = [];
  failing = [];
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('ImageBitmap', Bitmap);
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    decoded.push(file);
    return new Bitmap(file);
  });
  return () => vi.unstubAllGlobals();
});

const source = (inspection: Inspection) => sourceOf(new Blob(['a picture']), 'png', inspection);

describe("the browser's own decoder", () => {
  it('is asked nothing for a file without demands', async () => {
    const codec = await newCodec();
    const one = source(plain);
    expect(await codec.decode(one)).toMatchObject({ kind: 'bitmap' });
    expect(decoded).toEqual([one.file]);
  });

  it('is asked once for each demand', async () => {
    const codec = await newCodec();
    const turned = source({ ...plain, demands: ['png turned'], orientation: 3 });
    expect(await codec.decode(turned)).toMatchObject({ kind: 'bitmap' });
    expect(await codec.decode(turned)).toMatchObject({ kind: 'bitmap' });
    await codec.decode(source({ ...plain, demands: ['webp turned'], orientation: 3 }));
    expect(decoded.filter(({ type }) => type).map(({ type }) => type)).toEqual(['image/png', 'image/webp']);
  });

  it('leaves turning to us if it does not turn', async () => {
    failing = ['png turned'];
    const codec = await newCodec();
    const picture = await codec.decode(source({ ...plain, demands: ['png turned'], orientation: 3 }));
    expect(picture).toMatchObject({ kind: 'canvas', canvas: { transform: [-1, 0, 0, -1, 2, 2] } });
  });

  it('begins ahead only with a file without demands', async () => {
    const codec = await newCodec();
    codec.decodeAhead(new Blob(['one']), plain, host);
    expect(decoded).toHaveLength(1);
    codec.decodeAhead(new Blob(['two']), { ...plain, demands: ['png turned'] }, host);
    expect(decoded).toHaveLength(1);
  });

  it('does not take a file of which nothing is known because the probes cannot be loaded', async () => {
    vi.doMock('./probes.ts', () => {
      throw new TypeError('Failed to fetch');
    });
    const codec = await newCodec();
    expect(await codec.decode(source({ ...plain, demands: ['png turned'], orientation: 3 }))).toBeUndefined();
    vi.doUnmock('./probes.ts');
  });
});
