import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { within } from '@image-converter/corpus/within';
import { expect, it, test } from 'vitest';
import { inflate, inflateChecked } from './inflate.ts';

const data = randomBytes(1000);
const packed = deflateSync(data);

it('gives the first bytes, if there are as many', () => {
  expect(inflate(packed, 1000)).toEqual(new Uint8Array(data));
  expect(inflate(packed, 10)).toEqual(new Uint8Array(data.subarray(0, 10)));
  expect(inflate(packed, 1001)).toBeUndefined();
  expect(inflate(packed.subarray(0, 500), 1000)).toBeUndefined();
});

test('a wrong checksum counts only if it is to be checked', () => {
  const wrong = packed.with(-1, (packed.at(-1) ?? 0) ^ 1);
  expect(inflate(wrong, 1000)).toBeDefined();
  expect(inflateChecked(wrong, 1000)).toBeUndefined();
  expect(inflateChecked(packed, 1000)).toEqual(new Uint8Array(data));
  expect(inflateChecked(packed.subarray(0, -4), 1000)).toBeUndefined();
});

test('surplus bytes do no harm, with or without a checksum in reach', () => {
  expect(inflateChecked(packed, 900)).toHaveLength(900);
  expect(inflateChecked(deflateSync(Buffer.alloc(10 ** 6)), 900)).toHaveLength(900);
});

it.each([inflate, inflateChecked])('a bomb takes no longer than what is asked of it (%#)', async (unpack) => {
  const bomb = deflateSync(Buffer.alloc(2 ** 25));
  await within(500, () => {
    for (let turn = 0; turn < 20; turn += 1) expect(unpack(bomb, 100)).toHaveLength(100);
  });
});

it.each([
  ['another format', Buffer.from('PK\u0003\u0004 is no zlib')],
  ['a preset dictionary', deflateSync(data, { dictionary: Buffer.from('dictionary') })],
  ['nothing', Buffer.alloc(0)],
])('refuses %s', (_, bytes) => {
  expect(inflate(bytes, 10)).toBeUndefined();
  expect(inflateChecked(bytes, 10)).toBeUndefined();
});
