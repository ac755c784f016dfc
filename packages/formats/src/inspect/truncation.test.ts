import { corpusBytes, needsCorpus } from '@image-converter/corpus/corpus';
import { fixture } from '@image-converter/corpus/fixtures';
import { frameCount } from '@image-converter/corpus/fixtures/animated';
import { describe, expect, it } from 'vitest';
import type { Format } from '../formats.ts';
import { inspect } from '../inspect.ts';

function viewOf(bytes: Uint8Array<ArrayBuffer>) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A HEIC and the offset of its mdat box, which is the last one; its only item extends to the end. */
async function heicWithData() {
  const bytes = await fixture('plain.heic');
  return { bytes, dataAt: Buffer.from(bytes).indexOf('mdat') - 4 };
}

describe('a file that ends early', () => {
  it('is recognised by the items of a HEIF, even if the box around their data has no length', async () => {
    const { bytes, dataAt } = await heicWithData();
    viewOf(bytes).setUint32(dataAt, 0);
    expect(await inspect(new Blob([bytes]), 'heic')).toMatchObject({ complete: true });
    expect(await inspect(new Blob([bytes.slice(0, -1)]), 'heic')).toMatchObject({ complete: false });
  });

  it('is recognised by the data box of a HEIF, even if all items are there', async () => {
    const { bytes, dataAt } = await heicWithData();
    viewOf(bytes).setUint32(dataAt, bytes.length - dataAt + 1);
    expect(await inspect(new Blob([bytes]), 'heic')).toMatchObject({ complete: false });
  });

  it('is recognised by the length of a WebP, even if it ends between two frames', async () => {
    const bytes = await fixture('animated.webp');
    const lastFrame = Buffer.from(bytes).lastIndexOf('ANMF');
    const cut = bytes.slice(0, lastFrame);
    expect(await inspect(new Blob([cut]), 'webp')).toMatchObject({ frames: frameCount - 1, complete: false });
    viewOf(cut).setUint32(4, cut.length - 8, true);
    expect(await inspect(new Blob([cut]), 'webp')).toMatchObject({ frames: frameCount - 1, complete: true });
  });

  it.each(['plain.bmp', 'plain.png', 'plain.avif', 'plain.heic'])(
    'is recognised if only the last byte of %s is missing',
    async (name) => {
      const bytes = await fixture(name);
      const format = name.split('.')[1] as Format;
      expect(await inspect(new Blob([bytes.slice(0, -1)]), format)).toMatchObject({ complete: false });
    },
  );

  it.each(['g24.bmp', 'g08os2.bmp', 'g16bf565.bmp', 'g08rle.bmp', 'basn0g01.png', 'colors-animated-8bpc.avif'])(
    'is recognised if only the last byte of the real %s is missing',
    needsCorpus,
    async (file) => {
      const format = file.endsWith('bmp') ? 'bmp' : file.endsWith('png') ? 'png' : 'avif';
      expect(await inspect(new Blob([corpusBytes(file).slice(0, -1)]), format)).toMatchObject({ complete: false });
    },
  );
});
