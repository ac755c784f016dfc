import { deflateSync } from 'node:zlib';
import { fixture } from '@image-converter/corpus/fixtures';
import { xmp } from '@image-converter/corpus/fixtures/described/blocks';
import { describedFiles } from '@image-converter/corpus/fixtures/described/files';
import { drawPicture, pictureSize } from '@image-converter/corpus/fixtures/draw';
import { encoders } from '@image-converter/corpus/fixtures/plain';
import { taggedPng } from '@image-converter/corpus/fixtures/profiled';
import type { Format } from '@image-converter/formats/formats';
import { targetDefaults } from '@image-converter/formats/options';
import { beforeAll, describe, expect, it } from 'vitest';
import { carrierOf } from './carry.ts';
import { readMetadata } from './read-metadata.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const files: { name: string; format: Format; bytes: Bytes }[] = [];
const pictures: Partial<Record<(typeof goals)[number], Bytes>> = {};
const goals = ['jpg', 'png', 'webp', 'avif', 'jxl', 'tiff'] as const;
const pictureIn = { ...encoders, jxl: () => fixture('16-bit.jxl') };

beforeAll(async () => {
  for (const [name, make] of Object.entries(describedFiles)) {
    files.push({ name, format: name.slice(name.lastIndexOf('.') + 1) as Format, bytes: await make() });
  }
  for (const target of goals) pictures[target] = await pictureIn[target](drawPicture());
});

/** Max bytes that metadata may add to a file. */
const maxAdded = 100_000;

async function survives(bytes: Bytes, format: Format, target: (typeof goals)[number]): Promise<void> {
  const picture = pictures[target] as Bytes;
  const carrier = await carrierOf(bytes, format, 'keep', targetDefaults(target));
  const { parts } = carrier.addTo(picture, pictureSize);
  expect(parts.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(picture.length + maxAdded);
}

/** The same numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('a damaged file', () => {
  it('that ends anywhere gives a picture with what could be read', async () => {
    for (const { bytes, format } of files) {
      for (let end = 0; end < bytes.length; end += end < 2000 ? 7 : 211)
        await survives(bytes.slice(0, end), format, 'png');
    }
  });

  it('with bytes changed anywhere does so, too, whatever it becomes', async () => {
    const below = numbersFrom(1);
    for (const { bytes, format } of files) {
      for (let round = 0; round < 90; round += 1) {
        const changed = bytes.slice();
        for (let change = 1 + below(6); change > 0; change -= 1) {
          changed[below(below(2) ? changed.length : Math.min(2500, changed.length))] = [0, 1, 255, 128, below(256)][
            below(5)
          ] as number;
        }
        await survives(changed, format, goals[round % goals.length] as (typeof goals)[number]);
      }
    }
  });

  it('never names a place after such damage if it is not to', async () => {
    const below = numbersFrom(2);
    const { bytes, format } = files.find(({ name }) => name === 'described.heic') as (typeof files)[number];
    for (let round = 0; round < 150; round += 1) {
      const changed = bytes.slice();
      changed[below(changed.length)] = below(256);
      const { directories } = await readMetadata(changed, format);
      const carrier = await carrierOf(changed, format, 'without-location', targetDefaults('jpg'));
      const made = Buffer.concat(carrier.addTo(pictures.jpg as Bytes, pictureSize).parts);
      const written = await readMetadata(new Uint8Array(made), 'jpg');
      expect(written.directories?.gps ?? []).toEqual([]);
      expect(written.directories?.photo.some(({ tag }) => tag === 0x927c) ?? false).toBe(false);
      expect(directories === undefined || written.orientation === 1).toBe(true);
    }
  });
});

/** A directory of entries: tag, type, count, value. */
function exifOf(entries: readonly (readonly [number, number, number, number])[], { length = 0 } = {}): Bytes {
  const view = new DataView(new ArrayBuffer(Math.max(length, 8 + 2 + 12 * entries.length + 4)));
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, entries.length);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + 12 * index;
    view.setUint16(at, tag);
    view.setUint16(at + 2, type);
    view.setUint32(at + 4, count);
    view.setUint32(at + 8, value);
  }
  return new Uint8Array(view.buffer);
}

const inPng = (exif: Bytes) => taggedPng(drawPicture(), [{ type: 'eXIf', data: exif }]);
const textInPng = (packet: string) =>
  taggedPng(drawPicture(), [
    { type: 'iTXt', data: Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), Buffer.from(packet)]) },
  ]);

describe('a hostile file', () => {
  it('whose directories lead in circles is read once', async () => {
    // Both the photo and the GPS pointer lead back to the first directory.
    const bytes = inPng(
      exifOf([
        [0x10f, 2, 4, 0x41424300],
        [0x8769, 4, 1, 8],
        [0x8825, 4, 1, 8],
      ]),
    );
    const { directories } = await readMetadata(bytes, 'png');
    expect(directories?.image.map(({ tag }) => tag)).toEqual([0x10f]);
    await survives(bytes, 'png', 'jpg');
  });

  it('whose values all lie upon each other takes no more memory than it has', async () => {
    const entries = Array.from({ length: 1000 }, (_, index) => [0x9000 + index, 7, 500_000, 20_000] as const);
    const bytes = inPng(exifOf([[0x8769, 4, 1, 30], ...entries], { length: 600_000 }));
    const { directories, unreadable } = await readMetadata(bytes, 'png');
    const taken = [...(directories?.photo ?? []), ...(directories?.image ?? [])];
    expect(taken.reduce((sum, { data }) => sum + data.length, 0)).toBeLessThanOrEqual(600_000);
    expect(unreadable).toEqual(['exif']);
  });

  it.each([
    ['a count beyond all bounds', [0x10f, 2, 0xffffffff, 8]],
    ['a place beyond the end', [0x10f, 2, 100, 0xfffffff0]],
    ['a type that does not exist', [0x10f, 99, 1, 8]],
    ['a directory beyond the end', [0x8769, 4, 1, 0xffffff00]],
  ] as const)('with %s loses only that, and says so', async (_, entry) => {
    const bytes = inPng(exifOf([entry, [0x110, 2, 4, 0x41424300]]));
    const { directories, unreadable } = await readMetadata(bytes, 'png');
    expect(directories?.image.map(({ tag }) => tag)).toEqual([0x110]);
    expect(unreadable).toEqual(['exif']);
  });

  it('with a text that would grow when unpacked is not unpacked to its end', async () => {
    const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024, 'a'));
    const data = Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0', 'latin1'), bomb]);
    expect((await readMetadata(taggedPng(drawPicture(), [{ type: 'iTXt', data }]), 'png')).properties).toEqual([]);
  });

  it.each([
    ['declares texts that grow', `<!DOCTYPE a [<!ENTITY b "bbbb">]>${xmp}`],
    ['uses texts that nobody declared', xmp.replace('&amp;', '&boom;')],
    ['is nested without end', '<a>'.repeat(100_000)],
    ['has elements without number', `<a>${'<b/>'.repeat(100_000)}</a>`],
    ['is no XML', 'Dear reader, <'],
    ['is no XMP', '<a/>'],
    ['ends too early', xmp.slice(0, 900)],
    ['uses a namespace that nobody declared', xmp.replaceAll('dc:', 'dd:')],
  ])('with a packet that %s loses it, and says so', async (_, packet) => {
    const { properties, unreadable } = await readMetadata(textInPng(packet), 'png');
    expect(properties).toEqual([]);
    expect(unreadable).toEqual(['xmp']);
  });

  it('says so in its report, and the picture is as good as without', async () => {
    const carrier = await carrierOf(textInPng('<a/>'), 'png', 'keep', targetDefaults('jpg'));
    const { parts, report } = carrier.addTo(pictures.jpg as Bytes, pictureSize);
    expect(parts).toEqual([pictures.jpg]);
    expect(report).toEqual({ kept: [], removed: [], damaged: true });
  });
});

describe('more than a JPEG can hold', () => {
  const note = (length: number) =>
    inPng(
      exifOf(
        [
          [0x10f, 2, 4, 0x41424300],
          [0x927c, 7, length, 100],
          [0x8769, 4, 1, 8],
        ],
        { length: 100 + length },
      ),
    );

  it("loses the maker's note before anything else", async () => {
    const carrier = await carrierOf(note(70_000), 'png', 'keep', targetDefaults('jpg'));
    const { report } = carrier.addTo(pictures.jpg as Bytes, pictureSize);
    expect(report).toEqual({ kept: ['camera'], removed: ['other'] });
  });

  it('loses a packet that is too long, which a PNG keeps', async () => {
    const packet = textInPng(xmp.replace('sea', 'sea'.repeat(30_000)));
    const reportFor = async (target: 'jpg' | 'png') => {
      const carrier = await carrierOf(packet, 'png', 'keep', targetDefaults(target));
      return carrier.addTo(pictures[target] as Bytes, pictureSize).report;
    };
    expect((await reportFor('jpg')).kept).toEqual([]);
    expect((await reportFor('png')).removed).toEqual([]);
  });
});
