import { crc32 as crc32OfNode, deflateSync, inflateSync } from 'node:zlib';
import { fixture } from '@image-converter/corpus/fixtures';
import { frameCount } from '@image-converter/corpus/fixtures/animated';
import { drawEach, pictureSize } from '@image-converter/corpus/fixtures/draw';
import { orientedPng, textOrientedPng } from '@image-converter/corpus/fixtures/oriented';
import { chunksOf, pngFile } from '@image-converter/corpus/fixtures/png';
import { describe, expect, it, vi } from 'vitest';
import { inspect } from '../inspect.ts';
import { crc32 } from './crc32.ts';

const mebibyte = 1024 * 1024;

async function inspected(bytes: Uint8Array<ArrayBuffer>) {
  const onHeader = vi.fn();
  const inspection = await inspect(new Blob([bytes], { type: 'image/png' }), 'png', onHeader);
  return { ...inspection, isBegunAhead: onHeader.mock.calls.length > 0 };
}

async function typesIn(file: Blob | undefined): Promise<string[]> {
  if (!file) throw new Error('not tidied');
  return chunksOf(await file.bytes()).map(({ type }) => type);
}

describe('checksums', () => {
  it.each([0, 1, 7, 8, 9, 1003])('of %i bytes are those of zlib', (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37) & 255);
    expect(crc32(bytes)).toBe(crc32OfNode(bytes));
    expect(crc32(bytes.subarray(length >> 1), crc32(bytes.subarray(0, length >> 1)))).toBe(crc32OfNode(bytes));
  });
});

describe('a PNG', () => {
  it('is taken as it is if it is tidy', async () => {
    const found = await inspected(await fixture('plain.png'));
    expect(found).toMatchObject({ ...pictureSize, complete: true, isBegunAhead: true });
    expect(found.tidied).toBeUndefined();
  });

  it.each(['IHDR', 'IDAT'])('is corrupt if the checksum of %s is wrong', async (type) => {
    const bytes = await fixture('plain.png');
    const at = Buffer.from(bytes).indexOf(type) + 5;
    await expect(inspected(bytes.with(at, (bytes[at] ?? 0) ^ 1))).rejects.toMatchObject({ code: 'CORRUPT' });
  });

  it('may have data in one chunk that is longer than what is read at a time', async () => {
    const [header] = chunksOf(await fixture('plain.png'));
    if (!header) throw new Error('no header');
    const bytes = pngFile([header, { type: 'IDAT', data: new Uint8Array(5 * mebibyte).fill(7) }]);
    expect(await inspected(bytes)).toMatchObject({ complete: true });
    await expect(inspected(bytes.with(5 * mebibyte, 8))).rejects.toMatchObject({ code: 'CORRUPT' });
  });

  it('lets other tasks run while its checksums are computed, among them those of the decoder', async () => {
    const [header] = chunksOf(await fixture('plain.png'));
    if (!header) throw new Error('no header');
    const bytes = pngFile([header, { type: 'IDAT', data: new Uint8Array(3 * mebibyte) }]);
    const turns: number[] = [];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      turns.push(performance.now());
      port2.postMessage(undefined);
    };
    port2.postMessage(undefined);
    await inspected(bytes);
    port1.close();
    expect(turns.length).toBeGreaterThanOrEqual(10);
  });

  it('loses a damaged text on the way to the decoder', async () => {
    const { tidied, isBegunAhead, ...found } = await inspected(await fixture('untidy-text.png'));
    expect(found).toMatchObject({ ...pictureSize, complete: true });
    expect(isBegunAhead).toBe(false);
    expect(await typesIn(tidied)).toEqual(await typesIn(new Blob([await fixture('plain.png')])));
  });

  it('gets a right end on the way to the decoder', async () => {
    const { tidied } = await inspected(await fixture('untidy-end.png'));
    expect(await tidied?.bytes()).toEqual(await fixture('plain.png'));
  });

  it.each(['animated.png', 'animated-interlaced.png', 'animated-behind-default.png'])(
    'that moves (%s) becomes its default image on the way to the decoder',
    async (name) => {
      const { tidied, isBegunAhead, ...found } = await inspected(await fixture(name));
      expect(found).toMatchObject({ ...pictureSize, frames: frameCount, opaque: true, complete: true });
      expect(isBegunAhead).toBe(false);
      expect(tidied?.type).toBe('image/png');
      expect(await typesIn(tidied)).toEqual(['IHDR', 'IDAT']);
      expect((await inspected((await tidied?.bytes()) ?? new Uint8Array())).tidied).toBeUndefined();
    },
  );

  it.each(['grey-1', 'grey-4'])(
    'of kind %s loses bits of its transparent colour that samples do not have',
    async (kind) => {
      const { tidied } = await inspected(await fixture(`transparent-colour-${kind}-high-bits.png`));
      expect(await tidied?.bytes()).toEqual(await fixture(`transparent-colour-${kind}.png`));
    },
  );

  it('loses a proposed palette that comes behind its transparent colour', async () => {
    const { tidied } = await inspected(await fixture('transparent-colour-rgb-8-late-palette.png'));
    expect(await typesIn(tidied)).toEqual(['IHDR', 'tRNS', 'IDAT']);
  });

  const picture = drawEach({ width: 7, height: 3 }, () => [0, 0, 0]);

  it.each(['tEXt', 'zTXt'] as const)(
    'is turned as EXIF data in %s says, which no other demand covers',
    async (type) => {
      const found = await inspected(textOrientedPng(picture, 6, type));
      expect(found).toMatchObject({ width: 3, height: 7, orientation: 6, demands: ['png turned by text'] });
      expect(found.isBegunAhead).toBe(true);
    },
  );

  it('is turned as its EXIF chunk says, whatever a text says', async () => {
    const [header, ...rest] = chunksOf(textOrientedPng(picture, 6, 'zTXt'));
    const exif = chunksOf(orientedPng(picture, 3)).filter(({ type }) => type === 'eXIf');
    if (!header) throw new Error('no header');
    const found = await inspected(pngFile([header, ...exif, ...rest]));
    expect(found).toMatchObject({ width: 7, height: 3, orientation: 3, demands: ['png turned'] });
  });

  it.each(['Raw profile type exif', 'Raw profile type exif\0\0', 'Raw profile type exif\0\0not packed'])(
    'is upright if its text is damaged (%j)',
    async (text) => {
      const [header, ...rest] = chunksOf(await fixture('plain.png'));
      if (!header) throw new Error('no header');
      const found = await inspected(pngFile([header, { type: 'zTXt', data: Buffer.from(text) }, ...rest]));
      expect(found).toMatchObject({ ...pictureSize, orientation: 1 });
      expect(found.demands).toBeUndefined();
    },
  );

  it('is upright if its text would grow to many megabytes, which is not unpacked to its end', async () => {
    const chunks = chunksOf(textOrientedPng(picture, 6, 'zTXt')).map(({ type, data }) => {
      if (type !== 'zTXt') return { type, data };
      const start = data.indexOf(0) + 2;
      // Spaces between the digits are allowed, so the text would be valid.
      const bomb = deflateSync(Buffer.concat([inflateSync(data.subarray(start)), Buffer.alloc(32 * mebibyte, ' ')]));
      return { type, data: Buffer.concat([data.subarray(0, start), bomb]) };
    });
    const bytes = pngFile(chunks);
    expect(bytes.length).toBeLessThan(mebibyte / 16);
    expect(await inspected(bytes)).toMatchObject({ width: 7, height: 3, orientation: 1 });
  });
});
