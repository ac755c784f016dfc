import { drawPicture } from '@image-converter/corpus/fixtures/draw';
import { CodecError } from '@image-converter/formats/codec-error';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import { codec as managed } from '../jxl-managed/codec.ts';
import type { Pixels } from '../pixels.ts';
import { hostForTests } from '../testing/host.ts';
import { writtenByMagick } from '../testing/magick-files.ts';
import { codec } from './codec.ts';

const host = hostForTests();
const drawn = drawPicture();

function source(bytes: Uint8Array<ArrayBuffer>) {
  return sourceOf(new Blob([bytes]), 'jxl');
}

function meanDifference(one: Pixels, other: Pixels): number {
  return one.data.reduce((sum, sample, at) => sum + Math.abs(sample - (other.data[at] ?? 0)), 0) / one.data.length;
}

describe('the decoder of usual JPEG XL files', () => {
  it('shows what the one with colour management shows', async () => {
    const file = source(await writtenByMagick(drawn, 'Jxl'));
    const pixels = await codec.decode(file, host);
    expect(pixels).toMatchObject({ width: drawn.width, height: drawn.height });
    expect(meanDifference(pixels as Pixels, await managed.decode(file, host))).toBeLessThan(0.5);
  });

  it('leaves a picture with a colour profile to that one', async () => {
    // For 32 × 32 pixels.
    const header = [0xff, 0x0a, 0x47, 0x40, 0x0a, 0, 0, 0];
    expect(await codec.decode(source(Uint8Array.from(header)), host)).toBeUndefined();
  });

  it('refuses damaged data, and goes on with the next file', async () => {
    const whole = await writtenByMagick(drawn, 'Jxl');
    const failure = await codec.decode(source(whole.slice(0, -40)), host).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CodecError);
    expect(failure).toMatchObject({ code: 'CORRUPT' });
    expect(await codec.decode(source(whole), host)).toBeDefined();
  });
});
