import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

const blockBytes = 2880;

function unit(cards: Readonly<Record<string, number | string>>, data: readonly number[] = []): Uint8Array {
  const lines = Object.entries(cards).map(([name, value]) => `${name.padEnd(8)}= ${value}`.padEnd(80));
  const header = [...lines, 'END'.padEnd(80)].join('');
  const start = Math.ceil(header.length / blockBytes) * blockBytes;
  const bytes = new Uint8Array(start + Math.ceil(data.length / blockBytes) * blockBytes);
  bytes.set(new TextEncoder().encode(header.padEnd(start)));
  bytes.set(data, start);
  return bytes;
}

async function decoded(...units: readonly Uint8Array[]) {
  return codec.decode(sourceOf(new Blob(units as Uint8Array<ArrayBuffer>[]), 'fits'), hostForTests());
}

async function levels(...units: readonly Uint8Array[]): Promise<number[]> {
  return [...(await decoded(...units)).data].filter((_, at) => at % 4 === 0);
}

const twoBytes = { SIMPLE: 'T', BITPIX: 16, NAXIS: 2, NAXIS1: 3, NAXIS2: 1 };
const empty = unit({ SIMPLE: 'T', BITPIX: 8, NAXIS: 0 });

test('numbers spread from their least to their most', async () => {
  expect(await levels(unit(twoBytes, [0, 10, 0, 15, 0, 20]))).toEqual([0, 128, 255]);
});

test('the range that the file names counts', async () => {
  expect(await levels(unit({ ...twoBytes, DATAMIN: 0, DATAMAX: 255 }, [0, 10, 0, 15, 0, 20]))).toEqual([10, 15, 20]);
});

test('a range that is none does not', async () => {
  expect(await levels(unit({ ...twoBytes, DATAMIN: 0, DATAMAX: 0 }, [0, 10, 0, 15, 0, 20]))).toEqual([0, 128, 255]);
});

test('numbers of eight bytes are read', async () => {
  const data = [0, 1, 2].flatMap((value) => [0, 0, 0, 0, 0, 0, 0, value]);
  expect(await levels(unit({ ...twoBytes, BITPIX: 64 }, data))).toEqual([0, 128, 255]);
});

test('the picture may stand in a unit behind an empty one and a table', async () => {
  const table = { XTENSION: "'BINTABLE'", BITPIX: 8, NAXIS: 2, NAXIS1: 4, NAXIS2: 2, PCOUNT: 5, GCOUNT: 1 };
  const image = { XTENSION: "'IMAGE   '", BITPIX: 8, NAXIS: 2, NAXIS1: 2, NAXIS2: 1 };
  expect(await levels(empty, unit(table, Array<number>(13).fill(9)), unit(image, [7, 8]))).toEqual([7, 8]);
});

test('of many planes the first is shown, and how many there are is told', async () => {
  const cube = { SIMPLE: 'T', BITPIX: 8, NAXIS: 4, NAXIS1: 1, NAXIS2: 1, NAXIS3: 1, NAXIS4: 5 };
  expect(await decoded(unit(cube, [1, 2, 3, 4, 5]))).toMatchObject({
    data: Uint8ClampedArray.of(1, 1, 1, 255),
    pages: 5,
  });
});

test('three planes are colours', async () => {
  const colours = { SIMPLE: 'T', BITPIX: 8, NAXIS: 3, NAXIS1: 1, NAXIS2: 1, NAXIS3: 3 };
  expect([...(await decoded(unit(colours, [1, 2, 3]))).data]).toEqual([1, 2, 3, 255]);
});

test.each(['-2880', 'x'])('a table with a heap of %s bytes leads nowhere', async (heap) => {
  const table = { XTENSION: "'BINTABLE'", BITPIX: 8, NAXIS: 2, NAXIS1: 0, NAXIS2: 0, PCOUNT: heap };
  await expect(decoded(empty, unit(table))).rejects.toMatchObject({ obstacle: 'KIND_OF_PIXELS' });
});

test('a file without a picture is refused', async () => {
  await expect(decoded(empty)).rejects.toMatchObject({ code: 'UNSUPPORTED', obstacle: 'KIND_OF_PIXELS' });
});
