import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

interface Drawing {
  readonly flags: number;
  readonly code?: string;
  readonly bits?: number;
  /** Bit mask of red, or of grey. */
  readonly red?: number;
  /** In the extended header. */
  readonly dxgi?: number;
  readonly width?: number;
  readonly height?: number;
  readonly body: readonly number[];
}

/** Flag: the FourCC is valid. */
const coded = 4;

function dds({
  flags,
  code = '',
  bits = 0,
  red = 0,
  dxgi,
  width = 1,
  height = 1,
  body,
}: Drawing): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(dxgi === undefined ? 128 : 148));
  const write = (text: string, at: number) => {
    for (const [index, letter] of [...text].entries()) header.setUint8(at + index, letter.charCodeAt(0));
  };
  write('DDS ', 0);
  for (const [at, value] of [
    [4, 124],
    [12, height],
    [16, width],
    [76, 32],
    [80, flags],
    [88, bits],
    [92, red],
    [128, dxgi ?? 0],
  ] as const)
    if (at < header.byteLength) header.setUint32(at, value, true);
  write(dxgi === undefined ? code : 'DX10', 84);
  return Uint8Array.from([...new Uint8Array(header.buffer), ...body]);
}

async function firstPixel(drawing: Drawing): Promise<number[] | undefined> {
  const pixels = await codec.decode(sourceOf(new Blob([dds(drawing)]), 'dds'), hostForTests());
  return pixels && [...pixels.data.subarray(0, 4)];
}

function bytesOf(samples: Uint16Array | Float32Array): number[] {
  return [...new Uint8Array(samples.buffer)];
}

/** Both levels are equal, and every pixel uses the first. */
const flat = (level: number) => [level & 255, level & 255, 0, 0, 0, 0, 0, 0];

test.each([
  ['one half float is red', { code: '\x6f\0\0\0', body: bytesOf(Uint16Array.of(0x3800)) }, [128, 0, 0, 255]],
  [
    'two half floats are red and green',
    { code: 'p\0\0\0', body: bytesOf(Uint16Array.of(0, 0x3c00)) },
    [0, 255, 0, 255],
  ],
  ['one float is red', { code: 'r\0\0\0', body: bytesOf(Float32Array.of(1)) }, [255, 0, 0, 255]],
  ['two floats are red and green', { code: 's\0\0\0', body: bytesOf(Float32Array.of(1, 0.2)) }, [255, 51, 0, 255]],
  ['one half float of the newer table', { dxgi: 54, body: bytesOf(Uint16Array.of(0x3c00)) }, [255, 0, 0, 255]],
  ['two floats of the newer table', { dxgi: 16, body: bytesOf(Float32Array.of(0, 1)) }, [0, 255, 0, 255]],
  ['ten bits a colour', { dxgi: 24, body: [0xff, 0x03, 0, 0xc0] }, [255, 0, 0, 255]],
  ['one byte is red', { dxgi: 61, body: [77] }, [77, 0, 0, 255]],
  ['signed levels, of which 0 is in the middle', { code: 'BC5S', body: [...flat(-127), ...flat(0)] }, [0, 127, 0, 255]],
  ['signed levels up to white', { dxgi: 84, body: [...flat(127), ...flat(-128)] }, [255, 0, 0, 255]],
  ['a signed grey', { dxgi: 81, body: flat(127) }, [255, 255, 255, 255]],
] as const)('reads %s', async (_, drawing, expected) => {
  expect(await firstPixel({ flags: coded, ...drawing })).toEqual(expected);
});

test('a palette of 256 colours stands before the pixels', async () => {
  const palette = Array.from({ length: 1024 }, (_, at) => at & 255);
  expect(await firstPixel({ flags: 0x20, bits: 8, body: [...palette, 3] })).toEqual([12, 13, 14, 15]);
});

test.each([
  ['which also claims to be colour', { flags: 0x2_0040, red: 0xff }],
  ['whose mask does not fit its pixels', { flags: 0x2_0000, red: 0xff00_0000 }],
])('grey %s is grey', async (_, drawing) => {
  expect(await firstPixel({ ...drawing, bits: 8, body: [77] })).toEqual([77, 77, 77, 255]);
});
