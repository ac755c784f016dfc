import { deflateSync } from 'node:zlib';
import { fixture } from '@image-converter/corpus/fixtures';
import { ihdr, pngFile } from '@image-converter/corpus/fixtures/png';
import type { Demand } from '@image-converter/formats/demands';
import { inspect } from '@image-converter/formats/inspect';
import type { Inspection } from '@image-converter/formats/inspection';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sourceOf } from '../codec.ts';
import { browserHostForTests } from '../testing/host.ts';
import type { BrowserHost } from './picture.ts';
import { probes } from './probes.ts';

const host = { limits: { canvasArea: 100, canvasSide: 100, pixels: 100 } } as BrowserHost;
const plain: Inspection = { width: 2, height: 2, frames: 1, complete: true };

/** Files passed to the browser's decoder. */
let decoded: Blob[] = [];
/** Probes that it shows wrongly. */
let failing: Demand[] = [];
/** Pixels it shows for other files, repeated. */
let shown: number[] = [];
/** Called with the part of the picture that is drawn. */
let drawnFrom: (...from: number[]) => void = () => {};
const usual = [1, 2, 3, 255, 4, 5, 6, 255];

class Bitmap {
  readonly width = 2;
  readonly height = 2;
  readonly file: Blob;

  constructor(file: Blob) {
    this.file = file;
  }

  close() {}
}

/** Shows what was filled or, for a probe, the expected pixels. */
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
      drawImage: ({ file }: Bitmap, ...from: number[]) => {
        drawnFrom(...from);
        const [demand, probe] = Object.entries(probes).find(([, { mediaType }]) => file.type === mediaType) ?? [];
        const isRight = probe && !failing.includes(demand as Demand);
        this.#shown = isRight ? [...Buffer.from(probe.rows.flat().join(''), 'hex')] : shown;
      },
      getImageData: () => ({
        data: Uint8ClampedArray.from(
          { length: this.width * this.height * 4 },
          (_, at) => this.#shown[at % this.#shown.length] ?? 0,
        ),
      }),
    };
  }
}

/** In a worker that has not probed its browser yet. */
async function newCodec() {
  vi.resetModules();
  return (await import('./codec.ts')).codec;
}

beforeEach(() => {
  decoded = [];
  failing = [];
  shown = usual;
  drawnFrom = () => {};
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('ImageBitmap', Bitmap);
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    decoded.push(file);
    return new Bitmap(file);
  });
  return () => vi.unstubAllGlobals();
});

const pngOf = (content: string) => ({ file: new Blob([content]), format: 'png' }) as const;
const source = (inspection: Inspection) => sourceOf(new Blob(['a picture']), 'png', inspection);

describe("the browser's own decoder", () => {
  it('is asked nothing for a file without demands', async () => {
    const codec = await newCodec();
    const one = source(plain);
    expect(await codec.decode(one, host)).toMatchObject({ kind: 'bitmap' });
    expect(decoded).toEqual([one.file]);
  });

  it('is not believed if it shows one colour for a file with detail', async () => {
    const codec = await newCodec();
    const detailed = new Blob([new Uint8Array(5000)]);
    const of = (file: Blob) => sourceOf(file, 'webp', plain);
    expect(await codec.decode(of(detailed), host)).toMatchObject({ kind: 'bitmap' });
    shown = [240, 240, 240, 255];
    expect(await codec.decode(of(detailed), host)).toBeUndefined();
    // A flat picture in a file that is no larger than that takes.
    expect(await codec.decode(of(new Blob([new Uint8Array(300)])), host)).toMatchObject({ kind: 'bitmap' });
  });

  it('is asked once for each demand', async () => {
    const codec = await newCodec();
    const turned = source({ ...plain, demands: ['png turned'], orientation: 3 });
    expect(await codec.decode(turned, host)).toMatchObject({ kind: 'bitmap' });
    expect(await codec.decode(turned, host)).toMatchObject({ kind: 'bitmap' });
    await codec.decode(source({ ...plain, demands: ['webp turned'], orientation: 3 }), host);
    expect(decoded.filter(({ type }) => type).map(({ type }) => type)).toEqual(['image/png', 'image/webp']);
  });

  it('leaves turning to us if it does not turn', async () => {
    failing = ['png turned'];
    const codec = await newCodec();
    const picture = await codec.decode(source({ ...plain, demands: ['png turned'], orientation: 3 }), host);
    expect(picture).toMatchObject({ kind: 'canvas', canvas: { transform: [-1, 0, 0, -1, 2, 2] } });
  });

  it('begins ahead only with a file without demands', async () => {
    const codec = await newCodec();
    codec.decodeAhead(pngOf('one'), plain, host);
    expect(decoded).toHaveLength(1);
    codec.decodeAhead(pngOf('two'), { ...plain, demands: ['png turned'] }, host);
    expect(decoded).toHaveLength(1);
  });

  it('does not get transparent pictures whose pixels must all be kept', async () => {
    const codec = await newCodec();
    const transparent = { ...plain, hasAlpha: true };
    const exact = { ...host, exact: true };
    codec.decodeAhead(pngOf('one'), transparent, exact);
    expect(await codec.decode(source(transparent), exact)).toBeUndefined();
    expect(decoded).toHaveLength(0);
    expect(await codec.decode(source(transparent), host)).toMatchObject({ kind: 'bitmap' });
    expect(await codec.decode(source(plain), exact)).toMatchObject({ kind: 'bitmap' });
  });

  it('is no longer needed for small PNGs when there are many', async () => {
    const codec = await newCodec();
    const bytes = await fixture('plain.png');
    const convert = async () => {
      const file = new Blob([bytes]);
      const inspection = await inspect(file, 'png', (header) =>
        codec.decodeAhead({ file, format: 'png' }, header, browserHostForTests()),
      );
      return codec.decode(sourceOf(file, 'png', inspection), host);
    };
    await convert();
    expect(decoded).toHaveLength(1);
    await expect.poll(convert).toMatchObject({ kind: 'pixels' });
    const before = decoded.length;
    await convert();
    expect(decoded).toHaveLength(before);
  });

  it('does not take a file of which nothing is known because the probes cannot be loaded', async () => {
    vi.doMock('./probes.ts', () => {
      throw new TypeError('Failed to fetch');
    });
    const codec = await newCodec();
    expect(await codec.decode(source({ ...plain, demands: ['png turned'], orientation: 3 }), host)).toBeUndefined();
    vi.doUnmock('./probes.ts');
  });
});

describe('a picture whose last row looks empty', () => {
  const clear = [0, 0, 0, 0];
  const white = [255, 255, 255, 255];
  const opaque: Inspection = { ...plain, opaque: true };

  async function decodedJpeg(bytes: Uint8Array<ArrayBuffer>) {
    return (await newCodec()).decode(sourceOf(new Blob([bytes]), 'jpg', opaque), host);
  }

  it('is taken if the file is whole', async () => {
    shown = white;
    expect(await decodedJpeg(await fixture('plain.jpg'))).toMatchObject({ kind: 'bitmap' });
  });

  it.each([[[255, 255, 255, 255]], [[0, 0, 0, 255]], [[129, 127, 128, 255]], [clear]])(
    'is refused if the file is damaged (%j)',
    async (colour) => {
      shown = colour;
      await expect(decodedJpeg(await fixture('truncated.jpg'))).rejects.toMatchObject({ code: 'CORRUPT' });
    },
  );

  it('is not looked at again if it has other colours', async () => {
    shown = [200, 40, 90, 255, 210, 40, 90, 255];
    expect(await decodedJpeg(await fixture('truncated.jpg'))).toMatchObject({ kind: 'bitmap' });
  });

  it.each([
    ['shortened-interlaced.png', 'rows'],
    ['changed.png', 'data'],
  ] as const)('%s is looked at again whatever it shows', async (name, suspect) => {
    const file = new Blob([await fixture(name)]);
    const codec = await newCodec();
    const decoding = codec.decode(sourceOf(file, 'png', { ...opaque, suspect }), host);
    await expect(decoding).rejects.toMatchObject({ code: 'CORRUPT' });
  });

  it('is not unpacked further if a small file has far more data than rows', async () => {
    let unpacked = 0;
    const { DecompressionStream: Real } = globalThis;
    const counting = (part: Uint8Array, passedOn: TransformStreamDefaultController) => {
      unpacked += part.length;
      passedOn.enqueue(part);
    };
    vi.stubGlobal('DecompressionStream', function Counting(format: CompressionFormat) {
      const { readable, writable } = new Real(format);
      return { writable, readable: readable.pipeThrough(new TransformStream({ transform: counting })) };
    });
    const header = ihdr({ width: 2, height: 2, bitDepth: 8, colourType: 0 });
    const png = pngFile([header, { type: 'IDAT', data: deflateSync(Buffer.alloc(2 ** 27)) }]);
    const codec = await newCodec();
    await codec.decode(sourceOf(new Blob([png]), 'png', { ...opaque, suspect: 'data' }), host);
    expect(unpacked).toBeGreaterThan(0);
    expect(unpacked).toBeLessThan(2 ** 23);
  });

  it('is left to others if it is transparent, and must not be', async () => {
    shown = clear;
    expect(await decodedJpeg(await fixture('plain.jpg'))).toBeUndefined();
    const codec = await newCodec();
    expect(await codec.decode(sourceOf(new Blob(), 'webp', opaque), host)).toBeUndefined();
  });

  it('is taken if it may be transparent, and nothing can be said about the file', async () => {
    shown = clear;
    const codec = await newCodec();
    expect(await codec.decode(sourceOf(new Blob(), 'webp', plain), host)).toMatchObject({ kind: 'bitmap' });
  });

  it.each([
    [1, [0, 1, 2, 1]],
    [3, [0, 0, 2, 1]],
    [6, [0, 0, 1, 2]],
    [8, [1, 0, 1, 2]],
  ])('is looked for where orientation %i puts it', async (orientation, place) => {
    const drawn: number[][] = [];
    drawnFrom = (...from) => drawn.push(from);
    const codec = await newCodec();
    await codec.decode(sourceOf(new Blob(), 'jpg', { ...opaque, orientation }), host);
    expect(drawn[0]?.slice(0, 4)).toEqual(place);
  });
});
