import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Target } from '@image-converter/formats/formats';
import sharp, { type Sharp } from 'sharp';
import type { Contender } from './contest.ts';
import { type Photo, type PhotoFormat, type Picture, pictureOf } from './pictures.ts';

/** Our engine's default quality. */
export const quality = 90;

export const sharpEncoders: Partial<Record<Target, (image: Sharp) => Sharp>> = {
  jpg: (image) => image.jpeg({ quality }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality }),
  gif: (image) => image.gif(),
};

/** One thread per picture, and no cache. */
sharp.concurrency(1);
sharp.cache(false);

/** From buffer to buffer; several pictures at once, each in its own thread. */
export function bySharp({ bytes }: Photo, encode: (image: Sharp) => Sharp, files = 1): Contender {
  const run = async () => {
    const start = performance.now();
    const one = () => encode(sharp(bytes, { animated: true })).toBuffer();
    const [output = Buffer.alloc(0)] = await Promise.all(Array.from({ length: files }, one));
    return { milliseconds: performance.now() - start, bytes: output.length, output: async () => output };
  };
  return { name: 'sharp', run };
}

/** A program of the system, started for each picture as an operator would. */
export interface Tool {
  readonly name: string;
  /** The first installed one is used. */
  readonly commands: readonly string[];
  readonly arguments: (input: string, output: string) => string[];
  /** The argument that makes it print its version. */
  readonly ask?: string;
}

const isPng = (output: string) => output.endsWith('.png');

export const heifConvert: Tool = {
  name: 'heif-convert',
  commands: ['heif-dec', 'heif-convert'],
  ask: '--help',
  arguments: (input, output) => ['-q', String(quality), input, output],
};
export const vips: Tool = {
  name: 'vips',
  commands: ['vips'],
  ask: '--version',
  arguments: (input, output) => ['copy', input, isPng(output) ? output : `${output}[Q=${quality}]`],
};
const imageMagick: Tool = {
  name: 'ImageMagick',
  // A `convert` elsewhere may be a wrapper script, whose startup time would count.
  commands: ['magick', '/usr/bin/convert', 'convert'],
  ask: '-version',
  // For PNG, the quality option has a different meaning. The first image of a PSD is the merged one.
  arguments: (input, output) => [`${input}[0]`, ...(isPng(output) ? [] : ['-quality', String(quality)]), output],
};
const encoders: readonly Tool[] = [heifConvert, imageMagick, vips];

const tool = (name: string, args: Tool['arguments']): Tool => ({ name, commands: [name], arguments: args });

/** They write PPM, which takes hardly any time. */
const decoders: Partial<Record<PhotoFormat, Tool>> = {
  jxl: tool('djxl', (input, output) => [input, output]),
  jp2: tool('opj_decompress', (input, output) => ['-i', input, '-o', output]),
  // With the camera's white balance, in sRGB.
  cr2: tool('dcraw_emu', (input, output) => ['-w', '-Z', output, input]),
  pdf: tool('pdftoppm', (input, output) => [...firstPage, input, output.replace(/\.ppm$/, '')]),
};
export const pdfToJpg = tool('pdftoppm', (input, output) => [
  ...firstPage,
  ...['-jpeg', '-jpegopt', `quality=${quality}`],
  input,
  output.replace(/\.jpg$/, ''),
]);
/** With our effort, and as many threads as there are cores. */
const cjxl = tool('cjxl', (input, output) => ['-q', String(quality), '-e', '3', input, output]);
const firstPage = '-r 150 -f 1 -l 1 -singlefile'.split(' ');

/** The programs that a conversion is compared with. */
export function byTools(photo: Photo, from: PhotoFormat, to: Target): Contender[] {
  if (to === 'bmp') return [byTool(decoders[from] ?? imageMagick, photo, 'ppm')];
  // sharp does not write it.
  if (to === 'jxl') return [byTool(cjxl, photo, to)];
  const tools = encoders.filter((tool) => isInstalled(tool) && (tool !== heifConvert || from === 'heic'));
  return tools.map((tool) => byTool(tool, photo, to));
}

/** Its first installed command, with the version if it tells one. */
function find({ commands, ask }: Tool): { command: string; version: string } | undefined {
  for (const command of commands) {
    const { stdout, stderr, error } = spawnSync(command, [ask ?? '--help'], { encoding: 'utf8' });
    const [, version] = /(?:version: |ImageMagick |vips-)([\d.-]+)/.exec(`${stdout}${stderr}`) ?? [];
    if (!error && (version || !ask)) return { command, version: version ?? '' };
  }
  return undefined;
}

export const isInstalled = (tool: Tool): boolean => find(tool) !== undefined;

export function toolVersions(): Record<string, string> {
  return Object.fromEntries(encoders.map((tool) => [tool.name, find(tool)?.version ?? 'not installed']));
}

const folder = new URL('.cache/native/', import.meta.url);
/** The library inside sharp sets VIPSHOME, which keeps the program from finding its own modules. */
const env = { ...process.env, VIPSHOME: undefined };

/** From file to file, with its default number of threads; the time is that of the given clock. */
export function byTool(tool: Tool, photo: Photo, ending: string, clock = () => performance.now()): Contender {
  const output = `${photo.name}.${tool.name}.${ending}`;
  const command = find(tool)?.command ?? tool.name;
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(photo.name, folder), photo.bytes);
  const run = async () => {
    const start = clock();
    await new Promise<void>((resolve, reject) => {
      execFile(command, tool.arguments(photo.name, output), { cwd: folder, env }, (error, _, stderr) => {
        if (!error) return resolve();
        reject(new Error(`${command} ended with ${error.signal ?? error.code}: ${stderr.trim().split('\n').at(-1)}`));
      });
    });
    const milliseconds = clock() - start;
    const bytes = readFileSync(new URL(output, folder));
    return { milliseconds, bytes: bytes.length, output: async () => bytes };
  };
  return { name: tool.name, run };
}

/** What a conversion of this photo should show. vips decodes a HEIC. */
export async function originalOf(photo: Photo): Promise<Picture> {
  const { output } = /\.heic$/i.test(photo.name) ? await byTool(vips, photo, 'png').run() : {};
  return pictureOf(output ? await output() : photo.bytes);
}
