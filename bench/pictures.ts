import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { corpusBytes, hasCorpus } from '@image-converter/corpus/corpus';
import sharp, { type Sharp } from 'sharp';

export interface Photo {
  /** Unique; pages refer to the photo by this name. */
  readonly name: string;
  /** What it shows, if there are others in its format. */
  readonly subject?: string;
  readonly bytes: Buffer;
}

/** RGB, 8 bits. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** 5760 × 3840, sRGB, upright. */
const source = '_K6A7941.JPG';

const encoders = {
  jpg: (image: Sharp) => image.jpeg({ quality: 92 }),
  png: (image: Sharp) => image.png(),
  webp: (image: Sharp) => image.webp({ quality: 92 }),
  tiff: (image: Sharp) => image.tiff({ compression: 'lzw', predictor: 'horizontal' }),
};

/** As they came from a camera or a program. */
const real = { heic: 'iPhone13Pro_IMG_8564.HEIC', cr2: 'IMG_5952.CR2', pdf: 'pdflatex-4-pages.pdf' };

const exr = (compression: string) => [
  'convert',
  'photo.png',
  '-depth',
  '8',
  '-compress',
  compression,
  `${compression}.exr`,
];

/** Programs that make a file, their last argument, of photo.png. */
const programs = {
  jxl: ['cjxl', '-q', '90', '-e', '3', 'photo.png', 'photo.jxl'],
  jp2: ['opj_compress', '-r', '20', '-i', 'photo.png', '-o', 'photo.jp2'],
  psd: ['convert', 'photo.png', 'photo.psd'],
  exr: exr('none'),
  'exr-zip': exr('zip'),
  'exr-piz': exr('piz'),
};

export type PhotoFormat = keyof typeof encoders | keyof typeof real | keyof typeof programs | 'gif' | 'screen';

/** Where photos are on disk: browsers take seconds to receive a large file from us, and keep it in memory. */
const folder = new URL('.cache/photos/', import.meta.url);

export function pathOf({ name, bytes }: Photo): string {
  const path = fileURLToPath(new URL(name, folder));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, bytes);
  return path;
}

const made = new Map<string, Promise<Photo>>();

/** The same subject in another size and format, 4:3; made once. */
export function photoOf(format: PhotoFormat, width = 4000): Promise<Photo> {
  const key = `${format}-${width}`;
  const photo = made.get(key) ?? make(format, width);
  made.set(key, photo);
  return photo;
}

async function make(format: PhotoFormat, width: number): Promise<Photo> {
  if (isIn(real, format)) return { name: real[format], bytes: Buffer.from(corpusBytes(real[format])) };
  if (isIn(programs, format)) return makeBy(programs[format]);
  if (format === 'gif') return { name: 'pan.gif', bytes: await movingGif() };
  if (format === 'screen') return { name: 'screen.png', bytes: await drawnScreen() };
  const scaled = sharp(corpusBytes(source)).resize(width, (width * 3) / 4, { fit: 'cover' });
  return { name: `photo-${width}.${format}`, bytes: await encoders[format](scaled).toBuffer() };
}

/** What visitors convert: files of the corpus, drawn ones if it is not there. Others are made of them. */
const originals: Readonly<Record<string, string>> = {
  camera: source,
  phone: 'iPhone13Pro_IMG_8566.JPG',
  'Ultra HDR': 'ultra-hdr.jpg',
  transparent: 'alpha-premultiply-2048x1536-paper.png',
  'iPhone 13': real.heic,
  'iPhone XR': 'iPhoneXR_IMG_3579.HEIC',
  '10 bits': 'heifimage_10bit.heic',
};

const photographed = ['camera', 'phone', 'Ultra HDR'];
const subjects: Partial<Record<PhotoFormat, readonly string[]>> = {
  jpg: photographed,
  webp: photographed,
  png: ['camera', 'phone', 'screenshot', 'transparent'],
  tiff: ['camera', 'phone', 'scan'],
  heic: ['iPhone 13', 'iPhone XR', '10 bits'],
};

/** Several pictures in this format, if there are any; otherwise the usual one. */
export async function photosOf(format: PhotoFormat): Promise<Photo[]> {
  const named = subjects[format] ?? [];
  if (named.length === 0 || (format === 'heic' && !hasCorpus)) return [await photoOf(format)];
  return Promise.all(
    named.map(async (subject) => ({
      name: `${subject.replaceAll(' ', '-')}.${format}`,
      subject,
      bytes: await subjectIn(format, subject),
    })),
  );
}

async function subjectIn(format: PhotoFormat, subject: string): Promise<Buffer> {
  const file = originals[subject];
  const bytes = file && hasCorpus ? Buffer.from(corpusBytes(file)) : await drawn(subject);
  const encode = isIn(encoders, format) ? encoders[format] : undefined;
  const isAlready = !encode || (await sharp(bytes).metadata()).format === (format === 'jpg' ? 'jpeg' : format);
  return isAlready ? bytes : encode(sharp(bytes).autoOrient()).toBuffer();
}

export async function megapixelsOf({ bytes }: Photo): Promise<number | undefined> {
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width ? (width * height) / 1e6 : undefined;
}

/** Stand-ins that compress like the real ones. */
async function drawn(subject: string): Promise<Buffer> {
  if (subject === 'screenshot') return drawnScreen();
  const paper = (width: number, height: number, sigma: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 200, sigma } },
    });
  if (subject === 'scan') return paper(2480, 3508, 4).png({ compressionLevel: 0 }).toBuffer();
  const photo = paper(4032, 3024, 40).blur(2);
  if (subject === 'transparent') return photo.ensureAlpha(0.5).png().toBuffer();
  const jpeg = photo.jpeg({ quality: 92 });
  return (subject === 'phone' ? jpeg.withIccProfile('p3').withMetadata({ orientation: 6 }) : jpeg).toBuffer();
}

function isIn<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return key in table;
}

async function makeBy([command = '', ...rest]: readonly string[]): Promise<Photo> {
  const cwd = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    writeFileSync(join(cwd, 'photo.png'), (await photoOf('png')).bytes);
    execFileSync(command, rest, { cwd, stdio: 'ignore' });
    const name = rest.at(-1) ?? '';
    return { name, bytes: readFileSync(join(cwd, name)) };
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

/** 20 frames that pan over the photo, so that every pixel changes from frame to frame. */
async function movingGif(): Promise<Buffer> {
  const size = { width: 480, height: 360 };
  const small = await sharp(corpusBytes(source)).resize(800).toBuffer();
  const steps = Array.from({ length: 20 }, (_, step) => ({ left: step * 8, top: step * 4, ...size }));
  const frames = await Promise.all(steps.map((part) => sharp(small).extract(part).raw().toBuffer()));
  const raw = { width: size.width, height: size.height * frames.length, channels: 3, pageHeight: size.height } as const;
  return sharp(Buffer.concat(frames), { raw })
    .gif({ delay: frames.map(() => 100) })
    .toBuffer();
}

/** Compresses like a screen of windows, lines and letters. */
function drawnScreen(): Promise<Buffer> {
  const size = { width: 1920, height: 1080 };
  const words = Uint32Array.from({ length: size.width * size.height }, (_, at) => {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    if (x % 320 < 2 || y % 240 < 2) return 0xff404040;
    const isLetter = y % 24 > 8 && y % 24 < 18 && ((x * 7919 + Math.floor(y / 24) * 104_729) >> 3) % 5 === 0;
    return isLetter ? 0xff202020 : 0xfff8f8f8 - (Math.floor(x / 320) << 3);
  });
  return sharp(new Uint8Array(words.buffer), { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer();
}

/** As a viewer shows it: upright, in sRGB, on white. */
export async function pictureOf(file: Uint8Array | Picture): Promise<Picture> {
  if (!(file instanceof Uint8Array)) return file;
  const image = sharp(file).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb').removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Peak signal-to-noise ratio in decibels. */
export function compare(one: Picture, other: Picture): string {
  if (one.width !== other.width || one.height !== other.height) return 'turned or resized';
  let squares = 0;
  for (let at = 0; at < one.data.length; at += 1) squares += ((one.data[at] ?? 0) - (other.data[at] ?? 0)) ** 2;
  return squares === 0 ? 'identical' : (10 * Math.log10((255 * 255 * one.data.length) / squares)).toFixed(1);
}
