import { expect, it } from 'vitest';
import { decodeWide } from './wide.ts';

function bytesOf(samples: Uint16Array | Float32Array): Uint8Array {
  return new Uint8Array(samples.buffer);
}

it('numbers of two bytes are rounded', () => {
  const stored = bytesOf(Uint16Array.of(0, 0x7f80, 65_535, 0x8080));
  expect([...decodeWide(stored, { sample: 'u16', channels: 4 })]).toEqual([0, 127, 255, 128]);
});

it('floats are levels, cut off at white', () => {
  const half = bytesOf(Uint16Array.of(0x3800, 0x3c00, 0x4000, 0));
  expect([...decodeWide(half, { sample: 'f16', channels: 4 })]).toEqual([128, 255, 255, 0]);
  const whole = bytesOf(Float32Array.of(-1, 0.5, Number.NaN));
  expect([...decodeWide(whole, { sample: 'f32', channels: 3 })]).toEqual([0, 128, 0, 255]);
});
