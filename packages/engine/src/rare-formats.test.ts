import { srgbEncoded } from '@image-converter/codecs/colour/curves';
import type { Pixels } from '@image-converter/codecs/pixels';
import { browserHostForTests } from '@image-converter/codecs/testing/host';
import { type MagickWriter, writtenByMagick } from '@image-converter/codecs/testing/magick-files';
import { cameraRaws } from '@image-converter/corpus/fixtures/camera-raws';
import { drawEach, drawPicture, imageOf, type Raster } from '@image-converter/corpus/fixtures/draw';
import { photoCd } from '@image-converter/corpus/fixtures/pcd';
import { qoiFile } from '@image-converter/corpus/fixtures/qoi';
import {
  bilevelPcxFile,
  icnsFile,
  icnsPlanes,
  macPaintFile,
  pgxFile,
  scitexFile,
  timFile,
  zipFile,
} from '@image-converter/corpus/fixtures/rare';
import { within } from '@image-converter/corpus/within';
import { type AnyFormat, factsOfFormat } from '@image-converter/formats/any-format';
import { CodecError } from '@image-converter/formats/codec-error';
import { namedFormats } from '@image-converter/formats/listing/named-formats';
import { cameraFormats } from '@image-converter/formats/rare/cameras';
import { rareFormatNames } from '@image-converter/formats/rare/table';
import { formatOf } from '@image-converter/formats/sniff';
import { describe, expect, it } from 'vitest';
import { ConversionError } from './errors.ts';
import { decodeFile } from './platform.ts';

interface Sample {
  readonly raster: Raster;
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Mean difference from 0 to 255; 0 if lossless. */
  readonly tolerance?: number;
  readonly extension?: string;
  /** Has data after the picture, so a truncated file may still show all of it. */
  readonly hasMore?: boolean;
}

const host = browserHostForTests();
const coloured = drawPicture();
const fading = drawEach({ width: 40, height: 30 }, (x, y) => [6 * x, 8 * y, 90, 255 - 5 * x]);
/** Begins with clear black, which a QOI takes from its table of colours before any is in it. */
const clear = drawEach({ width: 40, height: 30 }, (x, y) => (x + y < 20 ? [0, 0, 0, 0] : [6 * x, 8 * y, 90, 255]));
const grey = drawEach({ width: 40, height: 30 }, (x, y) => Array<number>(3).fill((x * 5 + y) & 255));
const twoColours = drawEach({ width: 37, height: 20 }, (x, y) => Array<number>(3).fill((x * y) % 3 === 0 ? 0 : 255));
const icon = drawPicture({ width: 128, height: 128 });
const page = drawEach({ width: 576, height: 720 }, (x, y) => Array<number>(3).fill((x + y) % 7 === 0 ? 0 : 255));
/** In Photo YCC. */
const [darkGrey, lightGrey] = [[60, 156, 137] as const, [120, 156, 137] as const];
const twoGreys = drawEach({ width: 768, height: 512 }, (x) => Array<number>(3).fill(x < 384 ? 82 : 163));
const fives = drawEach({ width: 20, height: 9 }, (x, y) => [x, y, 31 - x].map((five) => (five << 3) | (five >> 2)));

function byMagick(raster: Raster, format: MagickWriter, more: Partial<Sample> = {}): Sample {
  return { raster, bytes: () => writtenByMagick(raster, format), ...more };
}

const photo = drawPicture({ width: 800, height: 600 });

async function jpg(raster: Raster): Promise<Uint8Array> {
  return new Uint8Array(await imageOf(raster).jpeg({ quality: 95 }).toBuffer());
}

async function png(raster: Raster): Promise<Uint8Array> {
  return new Uint8Array(await imageOf(raster).png().toBuffer());
}

const samples: Readonly<Partial<Record<AnyFormat, readonly Sample[]>>> = {
  gif: [byMagick(coloured, 'Gif')],
  ico: [byMagick(fading, 'Ico')],
  cur: [{ raster: coloured, bytes: async () => asCursor(await writtenByMagick(coloured, 'Ico')) }],
  jxl: [byMagick(coloured, 'Jxl', { tolerance: 3 })],
  jp2: [byMagick(coloured, 'Jp2', { tolerance: 3 }), byMagick(fading, 'Jp2', { tolerance: 4 })],
  psd: [byMagick(coloured, 'Psd'), byMagick(grey, 'Psd')],
  psb: [byMagick(coloured, 'Psb')],
  ora: [{ raster: fading, bytes: async () => layered('image/openraster') }],
  kra: [{ raster: fading, bytes: async () => layered('application/x-krita') }],
  icns: [
    { raster: icon, bytes: async () => icnsFile({ it32: icnsPlanes(icon) }) },
    { raster: fading, bytes: async () => icnsFile({ it32: icnsPlanes(icon), ic10: await png(fading) }) },
  ],
  sct: [{ raster: coloured, bytes: async () => scitexFile(coloured) }],
  // Magick writes the samples unchanged, so they are read as linear light.
  exr: [{ ...byMagick(coloured, 'Exr'), raster: lit(coloured) }],
  hdr: [byMagick(coloured, 'Hdr', { tolerance: 2 })],
  pbm: [byMagick(twoColours, 'Pbm')],
  pgm: [byMagick(grey, 'Pgm')],
  ppm: [byMagick(coloured, 'Ppm')],
  pam: [byMagick(coloured, 'Pam'), byMagick(fading, 'Pam')],
  qoi: [coloured, fading, clear].map((raster) => ({ raster, bytes: async () => qoiFile(raster), tolerance: 0 })),
  ff: [byMagick(fading, 'Farbfeld')],
  tga: [byMagick(coloured, 'Tga'), byMagick(fading, 'Tga'), byMagick(grey, 'Tga')],
  pcx: [
    byMagick(coloured, 'Pcx'),
    byMagick(twoColours, 'Pcx'),
    { raster: twoColours, bytes: async () => bilevelPcxFile(twoColours) },
  ],
  dcx: [byMagick(coloured, 'Dcx')],
  dds: [
    byMagick(coloured, 'Dds', { tolerance: 3, hasMore: true }),
    byMagick(fading, 'Dds', { tolerance: 4, hasMore: true }),
  ],
  xbm: [byMagick(twoColours, 'Xbm')],
  xpm: [byMagick(coloured, 'Xpm')],
  sgi: [byMagick(coloured, 'Sgi'), byMagick(fading, 'Sgi')],
  sun: [byMagick(coloured, 'Sun'), byMagick(twoColours, 'Sun')],
  wbmp: [byMagick(twoColours, 'Wbmp')],
  mac: [{ raster: page, bytes: async () => macPaintFile((x, y) => (x + y) % 7 === 0) }],
  tim: [{ raster: fives, bytes: async () => timFile(fives) }],
  mtv: [byMagick(coloured, 'Mtv')],
  pcd: [{ raster: twoGreys, bytes: async () => photoCd({ halves: [darkGrey, lightGrey] }) }],
  pgx: [{ raster: grey, bytes: async () => pgxFile({ ...grey, bits: 8, order: 'ML', samples: greysOf(grey) }) }],
  avs: [
    byMagick(fading, 'Avs'),
    { raster: coloured, bytes: async () => withoutAlpha(await writtenByMagick(coloured, 'Avs')) },
  ],
  fits: [byMagick(grey, 'Fits', { hasMore: true })],
  jng: [byMagick(coloured, 'Jng', { tolerance: 4 })],
  miff: [byMagick(fading, 'Miff')],
  viff: [byMagick(coloured, 'Viff')],
  vips: [byMagick(coloured, 'Vips')],
  ...Object.fromEntries(
    (Object.keys(cameraFormats) as (keyof typeof cameraFormats)[]).map((format) => [
      format,
      [{ raster: photo, tolerance: 3, bytes: async () => cameraRaws[format]({ jpeg: await jpg(photo) }) }],
    ]),
  ),
};

function asCursor(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.with(2, 2);
}

/** Programs that know no transparency leave the first byte of each pixel at 0. */
function withoutAlpha(avs: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return avs.map((byte, at) => (at >= 8 && at % 4 === 0 ? 0 : byte));
}

function lit(raster: Raster): Raster {
  return { ...raster, data: raster.data.map((sample) => Math.round(srgbEncoded(sample / 255) * 255)) };
}

async function layered(mediaType: string): Promise<Uint8Array<ArrayBuffer>> {
  const mimetype = new TextEncoder().encode(mediaType);
  return zipFile({ mimetype, 'preview.png': await png(coloured), 'mergedimage.png': await png(fading) });
}

function greysOf({ data, channels }: Raster): number[] {
  return [...data].filter((_, index) => index % channels === 0);
}

const all = Object.entries(samples).flatMap(([format, list]) =>
  list.map((sample, index) => {
    let made: ReturnType<Sample['bytes']> | undefined;
    const bytes = () => {
      made ??= sample.bytes();
      return made;
    };
    return { format: format as AnyFormat, number: index + 1, ...sample, bytes };
  }),
);

function fileOf(bytes: Uint8Array<ArrayBuffer>, format: AnyFormat): File {
  return new File([bytes], `file.${format === 'sun' ? 'ras' : format}`);
}

async function decode(file: File, format: AnyFormat): Promise<Pixels> {
  const { read } = await factsOfFormat(format);
  const decoders = read.browser.filter((name) => name !== 'native');
  const { picture } = await decodeFile({ file, format, decoders }, host);
  if (picture.kind !== 'pixels') throw new Error('not in memory');
  return picture;
}

/** Ignores the colour of transparent pixels. */
function difference({ data }: Pixels, raster: Raster): number {
  let sum = 0;
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    const from = pixel * raster.channels;
    const alpha = raster.channels === 4 ? (raster.data[from + 3] ?? 0) : 255;
    sum += Math.abs((data[pixel * 4 + 3] ?? 0) - alpha);
    for (let channel = 0; channel < 3; channel += 1) {
      sum += (Math.abs((data[pixel * 4 + channel] ?? 0) - (raster.data[from + channel] ?? 0)) * alpha) / 255;
    }
  }
  return sum / data.length;
}

describe('a picture in a rare format', () => {
  it.each(all)('$format $number is recognised and comes back', async ({ format, raster, bytes, tolerance = 0.5 }) => {
    const file = fileOf(await bytes(), format);
    expect(await formatOf(file)).toBe(format);
    const picture = await decode(file, format);
    expect(picture).toMatchObject({ width: raster.width, height: raster.height });
    expect(difference(picture, raster)).toBeLessThanOrEqual(tolerance);
  });

  it('has a sample here, unless we have no writer for it', () => {
    const missing = rareFormatNames.filter((format) => !(format in samples));
    expect(missing).toEqual(['svg', 'heif', 'mng', 'pict', 'dpx', 'cin', 'pfm', 'phm', 'rle', 'mat']);
  });

  it.each(all)('$format $number needs its extension only if the table says so', async ({ format, bytes }) => {
    const isRecognised = (await formatOf(new File([await bytes()], 'file'))) === format;
    const limits = namedFormats.find(({ name }) => name === format)?.limits;
    expect(limits?.includes('extension')).toBe(!isRecognised);
  });

  it.each(all.filter(({ hasMore = false }) => !hasMore))(
    '$format $number is refused where it is cut',
    async ({ format, bytes }) => {
      const whole = await bytes();
      for (const share of [0.2, 0.5, 0.7, 0.9]) {
        const cut = fileOf(whole.slice(0, Math.floor(whole.length * share)), format);
        const outcome = await decode(cut, format).catch((error: unknown) => error);
        expect(outcome, `${share}`).toSatisfy(isRefusal);
      }
    },
  );
});

describe('a damaged file in a rare format', () => {
  it.each(all)('$format $number gives a picture or a refusal, soon', async ({ format, number, bytes }) => {
    const whole = await bytes();
    const random = randomFrom(whole.length * 31 + number);
    for (let round = 0; round < mutationsOfEach; round += 1) {
      const file = fileOf(damaged(whole, random), format);
      const outcome = await within(maxMilliseconds, () => decode(file, format).catch((error: unknown) => error));
      if (outcome instanceof Error) expect(outcome, `round ${round}`).toSatisfy(isRefusal);
    }
    // None of the broken files has damaged the decoder.
    await decode(fileOf(whole, format), format);
  });

  it.each(all)('$format $number with a huge size is refused before memory is reserved', async ({ format, bytes }) => {
    const small = { ...host, limits: { ...host.limits, pixels: 100 } };
    const { read } = await factsOfFormat(format);
    const decoders = read.browser.filter((name) => name !== 'native');
    const decoding = decodeFile({ file: fileOf(await bytes(), format), format, decoders }, small);
    if (hasPictureInside(format)) await decoding;
    else await expect(decoding).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });
});

const mutationsOfEach = 15;
/** CPU time, so that other processes on the machine do not count. */
const maxMilliseconds = 3000;

/** The inner file's codec checks the size; the one used in tests does not. */
function hasPictureInside(format: AnyFormat): boolean {
  return ['ora', 'kra', 'icns', 'mac', ...Object.keys(cameraFormats)].includes(format);
}

/** The same numbers in every run, so that failures are reproducible. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Half of the damage goes to the first bytes, where the headers are. */
function damaged(whole: Uint8Array<ArrayBuffer>, random: (below: number) => number): Uint8Array<ArrayBuffer> {
  let bytes = whole.slice();
  for (let times = 1 + random(3); times > 0 && bytes.length > 0; times -= 1) {
    const at = random(2) === 0 ? random(Math.min(bytes.length, 150)) : random(bytes.length);
    const kind = random(4);
    if (kind === 0) bytes[at] = random(256);
    else if (kind === 1) bytes.fill(random(2) * 0xff, at, at + 1 + random(8));
    else if (kind === 2) bytes = bytes.slice(0, Math.max(at, 1));
    else bytes.copyWithin(at, random(bytes.length));
  }
  return bytes;
}

function isRefusal(outcome: unknown): boolean {
  return outcome instanceof CodecError || outcome instanceof ConversionError;
}
