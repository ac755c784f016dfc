import { crc32 } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import type { Channels, Layout, Samples } from './filter.ts';

type Encode = (layout: Layout, samples: Samples) => Promise<Uint8Array[]>;

afterEach(() => {
  vi.doUnmock('./kernel.ts');
  vi.resetModules();
});

async function encoderWith(kernel: 'kernel' | 'no kernel'): Promise<Encode> {
  vi.resetModules();
  if (kernel === 'no kernel') {
    vi.doMock('./kernel.ts', async (original) => ({ ...(await original<object>()), pngKernel: () => undefined }));
  }
  const { encodePng, rowsIn } = await import('./encode.ts');
  return (layout, samples) => encodePng(layout, rowsIn(samples, layout));
}

/** Noise, gradients and runs of all lengths, over several blocks and with a width that fills no vector. */
function picture(width: number, height: number): Uint8ClampedArray<ArrayBuffer> {
  return Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => {
    const [x, y] = [(index >> 2) % width, Math.floor(index / 4 / width)];
    if (y % 3 === 0) return Math.imul(index, 2_654_435_761) >>> 24;
    return y % 3 === 1 ? Math.floor(Math.sqrt(x * 40 + y)) : x * ((index % 4) + 1) + y;
  });
}

it.each<Channels>([1, 3, 4])('%i channels become the same file with and without WebAssembly', async (channels) => {
  const [width, height] = [331, 430];
  const rgba = picture(width, height);
  const files = [];
  for (const kind of ['kernel', 'no kernel'] as const) {
    const encode = await encoderWith(kind);
    files.push(Buffer.concat(await encode({ width, height, channels }, rgba)));
  }
  expect(files[0]?.equals(files[1] as Buffer)).toBe(true);
});

it('16 bits per sample become the same file', async () => {
  const [width, height] = [50, 40];
  const samples = new Uint8Array(picture(width, 2 * height).buffer);
  const layout = { width, height, channels: 4, depth: 16 } as const;
  const [one, other] = [await encoderWith('kernel'), await encoderWith('no kernel')];
  expect(await one(layout, samples)).toEqual(await other(layout, samples));
});

it('checksums are those of zlib', async () => {
  const { chunk } = await import('./encode.ts');
  const data = Uint8Array.from(picture(301, 200));
  const sum = Buffer.from(chunk('IDAT', data).at(-1) as Uint8Array).readUInt32BE();
  expect(sum).toBe(crc32(data, crc32('IDAT')));
});
