import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { arch, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pixels } from '@image-converter/codecs/pixels';
import { browserHostForTests } from '@image-converter/codecs/testing/host';
import { corpusBytes } from '@image-converter/corpus/corpus';
import { decodeFile } from '@image-converter/engine/decode-file';
import { factsOfFormat } from '@image-converter/formats/any-format';
import { formatOf } from '@image-converter/formats/sniff';
import { median } from '@image-converter/tools/median';
import sharp from 'sharp';
import { parts, roundsOr } from './arguments.ts';
import { makePhoto } from './photos.ts';
import { psnr } from './psnr.ts';
import { table } from './table.ts';

/**
 * Compares our decoders for formats that few browsers read, in Node, with native tools. Processor time is compared,
 * because it does not depend on how busy the machine is; a tool's time includes its start and writing its output.
 */

const rounds = roundsOr(5);
const report = fileURLToPath(new URL('../docs/benchmarks/inputs.md', import.meta.url));
/** Max time relative to the native tool. */
const target = 2.5;

interface Family {
  readonly name: string;
  readonly extension: string;
  /** Creates the file from a 12-megapixel photo; a string is the name of a corpus file. */
  readonly from: ((photo: string, output: string) => [command: string, ...rest: string[]]) | string;
  /** Writes a file that `sharp` can read. */
  readonly native: (input: string, output: string) => [command: string, ...rest: string[]];
  /**
   * Extension of the tool's output; the default is PPM, which takes no time to write. Empty if the tool adds the
   * extension itself.
   */
  readonly ending?: '' | '.png' | '.ppm';
}

/** The first image of a PSD is the merged one. */
const magick = (input: string, output: string): [string, ...string[]] => [
  'convert',
  `${input}[0]`,
  '-depth',
  '8',
  output,
];

const exr = (compression: string): Family => ({
  name: `OpenEXR, ${compression}`,
  extension: 'exr',
  from: (photo, output) => ['convert', photo, '-depth', '8', '-compress', compression, output],
  native: magick,
});

const families: readonly Family[] = [
  {
    name: 'JPEG XL',
    extension: 'jxl',
    from: (photo, output) => ['cjxl', photo, output, '-q', '90', '-e', '3'],
    native: (input, output) => ['djxl', input, output],
  },
  {
    name: 'AVIF',
    extension: 'avif',
    from: (photo, output) => ['avifenc', '-s', '9', '--min', '20', '--max', '20', photo, output],
    native: (input, output) => ['avifdec', '-j', '1', '--png-compress', '0', input, output],
    ending: '.png',
  },
  {
    name: 'JPEG 2000',
    extension: 'jp2',
    from: (photo, output) => ['opj_compress', '-r', '20', '-i', photo, '-o', output],
    native: (input, output) => ['opj_decompress', '-i', input, '-o', output],
  },
  { name: 'PSD', extension: 'psd', from: magick, native: magick },
  exr('none'),
  exr('zip'),
  exr('piz'),
  {
    name: 'RAW (CR2)',
    extension: 'cr2',
    from: 'IMG_5952.CR2',
    // With the camera's white balance, in sRGB.
    native: (input, output) => ['dcraw_emu', '-w', '-Z', output, input],
  },
  {
    name: 'PDF, a page at 150 dpi',
    extension: 'pdf',
    from: 'pdflatex-4-pages.pdf',
    native: (input, output) => ['pdftoppm', '-r', '150', '-f', '1', '-l', '1', '-singlefile', input, output],
    ending: '',
  },
];

const wanted = families.filter(({ extension }) => parts.length === 0 || parts.includes(extension));

const scratch = mkdtempSync(join(tmpdir(), 'inputs-'));
const host = browserHostForTests();
try {
  const photo = join(scratch, 'photo.png');
  const { bytes } = await makePhoto(4000, 'png');
  writeFileSync(photo, await sharp(bytes).removeAlpha().png({ compressionLevel: 1 }).toBuffer());
  const rows: string[][] = [];
  for (const family of wanted) rows.push(await measure(family, photo));
  const head = ['', 'ours, ms', 'native, ms', 'ours ÷ native', `at most ${target}`, 'likeness, dB', 'native tool'];
  const text = [
    '# Decoders beside native tools',
    `Written by \`npm run bench -- inputs\` on ${arch()}: the median of ${rounds} each, in turns. Photos of 12 megapixels, unless a camera or a program wrote the file. Milliseconds of processor time: ours in Node, on one thread, when everything is loaded; the tool on one thread, with its start and the picture that it writes. The likeness is that of both pictures; of the two, the tool's need not be the better one.`,
    table(head, rows),
  ].join('\n\n');
  if (parts.length === 0) writeFileSync(report, `${text}\n`);
  console.log(text);
} finally {
  rmSync(scratch, { recursive: true });
}

async function measure({ name, extension, from, native, ending = '.ppm' }: Family, photo: string) {
  const input = join(scratch, `photo.${extension}`);
  if (typeof from === 'string') writeFileSync(input, corpusBytes(from));
  else run(from(photo, input));
  const output = join(scratch, `${extension}-native${ending}`);
  const ours: number[] = [];
  const theirs: number[] = [];
  let picture: Pixels | undefined;
  for (let round = 0; round <= rounds; round += 1) {
    const before = process.cpuUsage();
    picture = await decode(input, extension);
    const { user, system } = process.cpuUsage(before);
    const nativeTime = timed(native(input, output));
    // The first round is a warm-up: it loads and compiles.
    if (round === 0) continue;
    ours.push((user + system) / 1000);
    theirs.push(nativeTime);
  }
  const ratio = median(ours) / median(theirs);
  return [
    name,
    median(ours).toFixed(0),
    median(theirs).toFixed(0),
    ratio.toFixed(2),
    ratio <= target ? 'met' : 'MISSED',
    await likeness(picture, ending === '' ? `${output}.ppm` : output),
    native(input, output)[0],
  ];
}

async function decode(path: string, extension: string): Promise<Pixels> {
  const file = new File([readFileSync(path)], `photo.${extension}`);
  const format = await formatOf(file);
  if (!format) throw new Error(`${path} is not recognised`);
  const { read } = await factsOfFormat(format);
  const decoders = read.browser.filter((codec) => codec !== 'native');
  const { picture } = await decodeFile({ file, format, decoders }, host);
  if (picture.kind !== 'pixels') throw new Error('not in memory');
  return picture;
}

function run([command, ...rest]: readonly [string, ...string[]]): void {
  const { status, stderr, error } = spawnSync(command, rest, { env: { ...process.env, MAGICK_THREAD_LIMIT: '1' } });
  if (status !== 0) throw error ?? new Error(`${command}: ${stderr}`);
}

/** Milliseconds of processor time of the command, user and kernel. */
function timed(command: readonly [string, ...string[]]): number {
  const before = ofChildren();
  run(command);
  return ofChildren() - before;
}

/** Processor time of all ended children, which the kernel counts in hundredths of a second. */
function ofChildren(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

/** PSNR of our picture and the native tool's; the sizes if they differ. */
async function likeness(picture: Pixels | undefined, path: string): Promise<string> {
  if (!picture || !existsSync(path)) return '–';
  const { width, height, data } = await nativePicture(path);
  if (width !== picture.width || height !== picture.height)
    return `${picture.width} × ${picture.height} against ${width} × ${height}`;
  const ours = Uint8Array.from(
    { length: data.length },
    (_, at) => picture.data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0,
  );
  const found = psnr(ours, data);
  return found === 'identical' ? found : found.toFixed(1);
}

/** RGB samples of an 8-bit PPM, or of any file that sharp reads. */
async function nativePicture(path: string): Promise<{ width: number; height: number; data: Uint8Array }> {
  const bytes = readFileSync(path);
  const head = /^P6\s+(?:#[^\n]*\n)*(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 200).toString('latin1'));
  if (head) return { width: Number(head[1]), height: Number(head[2]), data: bytes.subarray(head[0].length) };
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
