import { cameraRaws } from '@image-converter/corpus/fixtures/camera-raws';
import { within } from '@image-converter/corpus/within';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { previewOnly } from '@image-converter/formats/rare/cameras';
import { formatOf } from '@image-converter/formats/sniff';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../codec.ts';
import { browserHostForTests } from '../testing/host.ts';
import { codec } from './codec.ts';

const size = { width: 800, height: 600 };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c02040' } });
const preview = picture(size.width, size.height).jpeg().toBuffer();

type Bytes = Uint8Array<ArrayBuffer>;

function decode(bytes: Bytes, format: string) {
  return codec.decode(sourceOf(new Blob([bytes]), format as AnyFormat), browserHostForTests());
}

const all = Object.entries(cameraRaws);

describe.each(all)("the camera's own preview in a raw: %s", { tags: '@promise:raw-preview' }, (format, rawOf) => {
  it('is recognised, and has its size and colours', async () => {
    const bytes = rawOf({ jpeg: await preview });
    expect(await formatOf(new File([bytes], 'photo'))).toBe(format);
    expect(previewOnly).toContain(format);
    const decoded = await decode(bytes, format);
    expect(decoded).toMatchObject(size);
    const [red = 0, green = 0, blue = 0] = decoded.kind === 'pixels' ? decoded.data : [];
    expect(Math.abs(red - 0xc0) + Math.abs(green - 0x20) + Math.abs(blue - 0x40)).toBeLessThan(9);
  });

  it('is turned upright', async () => {
    // In these two, only the preview itself says how it lies.
    const isOwn = ['raf', 'x3f'].includes(format);
    const jpeg = isOwn
      ? await sharp(await preview)
          .withMetadata({ orientation: 6 })
          .toBuffer()
      : await preview;
    expect(await decode(rawOf({ jpeg, orientation: 6 }), format)).toMatchObject({ width: 600, height: 800 });
  });

  it('is refused by name if there is none of a useful size', async () => {
    const thumbnail = await picture(160, 120).jpeg().toBuffer();
    await expect(decode(rawOf({ jpeg: thumbnail }), format)).rejects.toMatchObject({ obstacle: 'NO_PREVIEW' });
    await expect(decode(rawOf({ jpeg: new Uint8Array(99) }), format)).rejects.toMatchObject({ obstacle: 'NO_PREVIEW' });
  });

  it('is refused as incomplete if it is cut', async () => {
    const bytes = rawOf({ jpeg: await preview });
    const cut = bytes.slice(0, bytes.length - 100);
    await expect(decode(cut, format)).rejects.toMatchObject({ code: 'INCOMPLETE' });
    const withoutPreview = cameraRaws.nef({ jpeg: await preview }).slice(0, 1000);
    await expect(decode(withoutPreview, 'nef')).rejects.toMatchObject({ code: 'INCOMPLETE' });
  });
});

describe('among several JPEGs', () => {
  it.each([false, true])('the largest is taken, progressive: %s', async (progressive) => {
    const [small, large] = [await preview, await picture(1200, 900).jpeg({ progressive }).toBuffer()];
    for (const jpeg of [Buffer.concat([small, large]), Buffer.concat([large, small])])
      expect(await decode(cameraRaws.raf({ jpeg }), 'raf')).toMatchObject({ width: 1200, height: 900 });
  });

  it('a damaged one does not hide another', async () => {
    const large = await picture(1200, 900).jpeg().toBuffer();
    const jpeg = Buffer.concat([large.subarray(0, 700), await preview]);
    expect(await decode(cameraRaws.raf({ jpeg }), 'raf')).toMatchObject(size);
  });

  it('hostile ones without end are given up soon', async () => {
    const head = (await preview).subarray(0, 640);
    const starts = Buffer.concat(Array.from({ length: 20_000 }, () => head));
    const segments = Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      Buffer.alloc(8_000_000, Buffer.from([0xff, 0xe0, 0, 2])),
    ]);
    const nested = Buffer.alloc(8_000_000, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 8]));
    for (const jpeg of [starts, segments, nested]) {
      const bytes = cameraRaws.x3f({ jpeg });
      const outcome = await within(3000, () => decode(bytes, 'x3f').catch((error: unknown) => error));
      expect(outcome).toMatchObject({ name: 'CodecError' });
    }
  });
});
