import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { inflatedByBrowser } from './by-browser.ts';

afterEach(() => vi.unstubAllGlobals());

async function whole(packed: Uint8Array): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of inflatedByBrowser(new Uint8Array(packed))) parts.push(part);
  return Buffer.concat(parts);
}

it('gives back what was packed, in however many pieces it is handed over', async () => {
  const data = randomBytes(300_000);
  expect((await whole(deflateSync(data))).equals(data)).toBe(true);
});

it.each([
  ['a wrong checksum', (packed: Buffer) => packed.with(-1, (packed.at(-1) ?? 0) ^ 1)],
  ['a missing end', (packed: Buffer) => packed.subarray(0, -10)],
  ['something behind the end', (packed: Buffer) => Buffer.concat([packed, Buffer.from('more')])],
])('throws if there is %s', async (_, damage) => {
  await expect(whole(damage(deflateSync(randomBytes(1000))))).rejects.toThrow();
});

it('hands over no more than a piece beyond what the caller has seen', async () => {
  const pieces: number[] = [];
  // Like Chromium, which decompresses each piece completely.
  vi.stubGlobal(
    'DecompressionStream',
    class extends TransformStream<Uint8Array, Uint8Array> {
      constructor() {
        super({
          transform: ({ length }, controller) => {
            pieces.push(length);
            controller.enqueue(new Uint8Array(1000 * length));
          },
        });
      }
    },
  );
  for await (const _ of inflatedByBrowser(new Uint8Array(2 ** 21))) break;
  expect(Math.max(...pieces)).toBeLessThanOrEqual(2 ** 16);
  expect(pieces.length).toBeLessThanOrEqual(2);
});
