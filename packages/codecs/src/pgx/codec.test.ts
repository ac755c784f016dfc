import { pgxFile } from '@image-converter/corpus/fixtures/rare';
import { expect, test } from 'vitest';
import { sourceOf } from '../codec.ts';
import { hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

function decoded(bytes: Uint8Array<ArrayBuffer>) {
  return codec.decode(sourceOf(new Blob([bytes]), 'pgx'), hostForTests());
}

async function greysOf(bytes: Uint8Array<ArrayBuffer>): Promise<number[]> {
  const { data } = await decoded(bytes);
  return [...data].filter((_, index) => index % 4 === 0);
}

const orders = ['ML', 'LM'] as const;
const depths = [1, 2, 4, 7, 8, 9, 12, 16, 17, 24, 31, 32];

test.each(depths.flatMap((bits) => orders.map((order) => [bits, order] as const)))(
  '%i bits in the order %s reach from black to white, with a sign and without',
  async (bits, order) => {
    const most = 2 ** bits - 1;
    const half = 2 ** (bits - 1);
    const unsigned = { bits, order, samples: [0, half, most] };
    const signed = { bits, order, isSigned: true, samples: [-half, 0, half - 1] };
    const greys = [0, Math.round((half / most) * 255), 255];
    expect(await greysOf(pgxFile(unsigned))).toEqual(greys);
    expect(await greysOf(pgxFile(signed))).toEqual(greys);
  },
);

test.each(['PG ML 8 2 1\n', 'PG ML +8 2 1\n', 'PG ML + 8 2 1\n', 'PG\tML\t+\t8\t2\t1\n', 'PG ML + 8 2 1\r\n'])(
  'the header %j is understood',
  async (header) => {
    const bytes = Uint8Array.from([...new TextEncoder().encode(header), 7, 200]);
    expect(await greysOf(bytes)).toEqual([7, 200]);
  },
);

test('a sample beyond the stated bits is white or black, not noise', async () => {
  expect(await greysOf(pgxFile({ bits: 12, order: 'ML', samples: [4096, 65_535] }))).toEqual([255, 255]);
  expect(await greysOf(pgxFile({ bits: 12, order: 'ML', isSigned: true, samples: [-2049, 2048] }))).toEqual([0, 255]);
});

test('what is cut is incomplete, and samples of no or too many bits are refused', async () => {
  const whole = pgxFile({ bits: 12, order: 'ML', samples: [1, 2, 3] });
  await expect(decoded(whole.slice(0, -1))).rejects.toMatchObject({ code: 'INCOMPLETE' });
  await expect(decoded(whole.slice(0, 8))).rejects.toMatchObject({ code: 'CORRUPT' });
  for (const bits of [0, 33]) {
    const bytes = pgxFile({ bits, order: 'ML', samples: [1] });
    await expect(decoded(bytes)).rejects.toMatchObject({ obstacle: 'KIND_OF_PIXELS' });
  }
});
