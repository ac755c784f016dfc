import { corpusBytes, hasCorpus } from '@image-converter/corpus/corpus';
import { describe, expect, it } from 'vitest';
import { inspect } from '../inspect.ts';

/** Where hopper.heif's mdat box begins; it is the last box, and holds one item up to the end. */
const HOPPER_MDAT = 367;

function viewOf(bytes: Uint8Array<ArrayBuffer>) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

describe.skipIf(!hasCorpus)('a file that ends early', () => {
  it('is told by the items of HEIF, even when the box around their data has no length', async () => {
    const bytes = corpusBytes('hopper.heif');
    viewOf(bytes).setUint32(HOPPER_MDAT, 0);
    expect(await inspect(new Blob([bytes]), 'heic')).toMatchObject({ complete: true });
    expect(await inspect(new Blob([bytes.slice(0, -1)]), 'heic')).toMatchObject({ complete: false });
  });

  it('is told by the box of data in HEIF, even when all items are there', async () => {
    const bytes = corpusBytes('hopper.heif');
    viewOf(bytes).setUint32(HOPPER_MDAT, bytes.length - HOPPER_MDAT + 1);
    expect(await inspect(new Blob([bytes]), 'heic')).toMatchObject({ complete: false });
  });

  it('is told by the length of WebP, even when it ends between two frames', async () => {
    const bytes = corpusBytes('rotating-squares.webp');
    const lastFrame = Buffer.from(bytes).lastIndexOf('ANMF');
    const cut = bytes.slice(0, lastFrame);
    expect(await inspect(new Blob([cut]), 'webp')).toMatchObject({ frames: 8, complete: false });
    viewOf(cut).setUint32(4, cut.length - 8, true);
    expect(await inspect(new Blob([cut]), 'webp')).toMatchObject({ frames: 8, complete: true });
  });

  it.each(['g24.bmp', 'g08os2.bmp', 'g16bf565.bmp', 'g08rle.bmp', 'basn0g01.png', 'colors-animated-8bpc.avif'])(
    'is told when the last byte of %s is missing',
    async (file) => {
      const format = file.endsWith('bmp') ? 'bmp' : file.endsWith('png') ? 'png' : 'avif';
      expect(await inspect(new Blob([corpusBytes(file).slice(0, -1)]), format)).toMatchObject({ complete: false });
    },
  );
});
