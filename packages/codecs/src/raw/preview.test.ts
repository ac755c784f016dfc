import { defaultReading } from '@image-converter/formats/reading';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import { browserHostForTests, hostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

const jpegOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02040' } })
    .jpeg()
    .toBuffer();

interface Plan {
  readonly jpeg: Uint8Array;
  readonly orientation: number;
  /** Both occur in cameras: as the only strip of a directory, or as a JPEG (JPEGInterchangeFormat). */
  readonly as?: 'strip' | 'jpeg';
}

/** A Canon raw that only holds a preview. */
function rawWith({ jpeg, orientation, as = 'strip' }: Plan): Uint8Array<ArrayBuffer> {
  const [offsets, lengths] = as === 'strip' ? [273, 279] : [513, 514];
  const entries = [
    [259, 6],
    [274, orientation],
    [offsets, 0],
    [lengths, jpeg.length],
  ] as const;
  const start = 16 + 2 + entries.length * 12 + 4;
  const file = Buffer.alloc(start + jpeg.length);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(16, 4);
  file.write('CR\x02\0', 8, 'latin1');
  file.writeUInt16LE(entries.length, 16);
  for (const [index, [tag, value]] of entries.entries()) {
    const at = 18 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(4, at + 2);
    file.writeUInt32LE(1, at + 4);
    file.writeUInt32LE(tag === offsets ? start : value, at + 8);
  }
  file.set(jpeg, start);
  return new Uint8Array(file);
}

const sourceWith = (bytes: Uint8Array<ArrayBuffer>) =>
  sourceOf(new Blob([bytes]), 'cr2', undefined, { ...defaultReading, raw: 'camera preview' });

describe("the camera's own picture", () => {
  it.each(['strip', 'jpeg'] as const)(
    'is taken out of the raw file and turned upright (%s)',
    { tags: '@promise:raw-preview' },
    async (as) => {
      const source = sourceWith(rawWith({ jpeg: await jpegOf(1200, 900), orientation: 6, as }));
      for (const host of [browserHostForTests(), hostForTests()]) {
        expect(await codec.decode(source, host)).toMatchObject({ kind: 'pixels', width: 900, height: 1200 });
      }
    },
  );

  it('is turned only once if it says itself how it lies', async () => {
    const turned = await sharp(await jpegOf(1200, 900))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const picture = await codec.decode(sourceWith(rawWith({ jpeg: turned, orientation: 6 })), hostForTests());
    expect(picture).toMatchObject({ width: 900, height: 1200 });
  });

  it('is not taken if it is too small to be of use: the file is developed', {
    tags: '@promise:raw-preview',
  }, async () => {
    const source = sourceWith(rawWith({ jpeg: await jpegOf(160, 120), orientation: 1 }));
    await expect(codec.decode(source, hostForTests())).rejects.toMatchObject({ name: 'CodecError' });
  });
});
