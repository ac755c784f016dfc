import { expect, it } from 'vitest';
import { withSegments } from './segments.ts';

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9);
const joined = (parts: readonly Uint8Array[]) => parts.flatMap((part) => [...part]);
const text = (parts: readonly Uint8Array[]) => String.fromCharCode(...joined(parts));

it('an orientation comes first', () => {
  const bytes = joined(withSegments([jpeg], 6, undefined));
  expect(bytes.slice(0, 12)).toEqual([0xff, 0xd8, 0xff, 0xe1, 0, 34, ...[...'Exif\0\0'].map((c) => c.charCodeAt(0))]);
  expect(bytes.slice(-2)).toEqual([0xff, 0xd9]);
  expect(bytes[31]).toBe(6);
});

it('a long profile takes several segments', () => {
  const parts = withSegments([jpeg], 1, new Uint8Array(70_000));
  expect(text(parts)).toContain('ICC_PROFILE\0\x01\x02');
  expect(text(parts)).toContain('ICC_PROFILE\0\x02\x02');
});

it('a profile of its own stays the only one', () => {
  const own = Uint8Array.from([...jpeg.subarray(0, 2), ...Array.from('ICC_PROFILE\0', (c) => c.charCodeAt(0))]);
  expect(text(withSegments([own], 1, new Uint8Array(10))).match(/ICC_PROFILE/g)).toHaveLength(1);
});

it('tables that stand apart come first', () => {
  expect(joined(withSegments([jpeg, Uint8Array.of(7)], 1, undefined)).slice(-3)).toEqual([0xff, 0xd9, 7]);
});

it('something that is no JPEG is damaged', () => {
  expect(() => withSegments([Uint8Array.of(1, 2)], 1, undefined)).toThrow(expect.objectContaining({ code: 'CORRUPT' }));
});
