import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Encoded } from '@image-converter/codecs/codec';
import { bestQuality } from '@image-converter/codecs/fitting/best-quality';
import { sampleOfPixels } from '@image-converter/codecs/fitting/sample';
import { codec as mozjpeg } from '@image-converter/codecs/mozjpeg/codec';
import { codec as oxipng } from '@image-converter/codecs/oxipng/codec';
import { codec as palettePng } from '@image-converter/codecs/palette-png/codec';
import { type Pixels, rgbaPixels } from '@image-converter/codecs/pixels';
import { resample } from '@image-converter/codecs/resample/resample';
import { browserHostForTests, settingsForTests } from '@image-converter/codecs/testing/host';
import sharp from 'sharp';
import { roundsOr } from './arguments.ts';
import { limitSharp } from './native.ts';
import { makePhoto } from './photos.ts';
import { psnr } from './psnr.ts';
import { table } from './table.ts';

/**
 * Cost and benefit of options, in Node and on one thread, compared with sharp and ImageMagick. Times are relative to
 * sharp's, which were taken in turns on the same machine.
 */

interface Contender {
  readonly name: string;
  run(): Promise<Uint8Array> | Uint8Array;
}

interface Contest {
  readonly title: string;
  readonly contenders: readonly Contender[];
  /** The reference for the results, and how to decode them. */
  readonly like: Pixels<4>;
  readonly read?: (bytes: Uint8Array) => Promise<Pixels<4>>;
}

const rounds = roundsOr(3);
const resized = { width: 1600, height: 1200 };
const host = browserHostForTests();
const scratch = mkdtempSync(join(tmpdir(), 'options-'));
const report = fileURLToPath(new URL('../docs/benchmarks/options.md', import.meta.url));

limitSharp();
const photo = await pixelsOf((await makePhoto(4000, 'png')).bytes);
const screenshot = drawnScreen();
const contests = [await resizing(), await fitting(), mozjpegs(), pngs(), palettes()];
const rows: string[][] = [];
for (const contest of contests) rows.push(...(await held(contest)));
rmSync(scratch, { recursive: true });
const head = ['', 'by', "time, sharp's is 1", 'bytes', 'PSNR, dB'];
const text = `# Options\n\nWritten by \`npm run bench -- options\`: in Node, on one thread, the best of ${rounds} each.\n\n${table(head, rows)}\n`;
writeFileSync(report, text);
console.log(text);

async function held({ title, contenders, like, read = pixelsOf }: Contest): Promise<string[][]> {
  const best = contenders.map(({ name }) => ({ name, milliseconds: Infinity, bytes: new Uint8Array() }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      const start = performance.now();
      const bytes = await contender.run();
      const one = best[index];
      if (one) Object.assign(one, { bytes, milliseconds: Math.min(one.milliseconds, performance.now() - start) });
    }
  }
  const unit = best.find(({ name }) => name.startsWith('sharp'))?.milliseconds ?? Number.NaN;
  return Promise.all(
    best.map(async ({ name, milliseconds, bytes }) => {
      const found = psnr(new Uint8Array((await read(bytes)).data.buffer), new Uint8Array(like.data.buffer));
      const likeness = found === 'identical' ? found : found.toFixed(1);
      return [title, name, (milliseconds / unit).toFixed(2), String(bytes.length), likeness];
    }),
  );
}

/** PSNR is relative to sharp's result. */
async function resizing(): Promise<Contest> {
  const bySharp = () =>
    raw(photo).removeAlpha().resize(1600, 1200, { kernel: 'lanczos3' }).ensureAlpha().raw().toBuffer();
  const read = async (bytes: Uint8Array) => rgbaPixels(resized, new Uint8ClampedArray(bytes));
  const [input, output] = [join(scratch, 'photo.rgba'), join(scratch, 'small.rgba')];
  writeFileSync(input, photo.data);
  const { width, height } = photo;
  return {
    title: '12 megapixels to 1600 pixels',
    like: await read(await bySharp()),
    read,
    contenders: [
      { name: 'ours', run: () => new Uint8Array(resample({ ...photo, strips: [photo.data] }, resized).data) },
      { name: 'sharp', run: bySharp },
      {
        name: 'ImageMagick',
        run: () =>
          byMagick(
            ['-size', `${width}x${height}`, '-depth', '8', input, '-filter', 'Lanczos', '-resize', '1600x1200!'],
            output,
          ),
      },
    ],
  };
}

/** Uses sharp's encoder, as on a server: what matters is the number of encodings that the search needs. */
async function fitting(): Promise<Contest> {
  const maxBytes = 1_000_000;
  const sample = sampleOfPixels(photo) ?? photo;
  const encode = (picture: Pixels<4>, quality: number) => raw(picture).removeAlpha().jpeg({ quality }).toBuffer();
  const search = async () => {
    const best = await bestQuality(maxBytes, 100, {
      encode: async (quality) => {
        const bytes = await encode(photo, quality);
        return { bytes, size: bytes.length };
      },
      sampleBytes: async (quality) => (await encode(sample, quality)).length,
      samples: (photo.width * photo.height) / (sample.width * sample.height),
    });
    return best?.file.bytes ?? new Uint8Array();
  };
  return {
    title: 'JPG of at most 1,000,000 bytes',
    like: photo,
    contenders: [
      { name: 'the best that fits', run: search },
      { name: 'sharp once, quality 90', run: () => encode(photo, 90) },
    ],
  };
}

function mozjpegs(): Contest {
  const settings = settingsForTests('jpg', { quality: 80 });
  return {
    title: 'JPG of quality 80, 12 megapixels',
    like: photo,
    contenders: [
      { name: 'ours, smaller', run: async () => joined(await mozjpeg.encode(photo, settings, host)) },
      { name: 'sharp, mozjpeg', run: () => raw(photo).removeAlpha().jpeg({ quality: 80, mozjpeg: true }).toBuffer() },
      { name: 'usual JPG', run: () => raw(photo).removeAlpha().jpeg({ quality: 80 }).toBuffer() },
    ],
  };
}

function pngs(): Contest {
  const settings = settingsForTests('png');
  return {
    title: 'PNG, a screen of 2 megapixels',
    like: screenshot,
    contenders: [
      { name: 'ours, smaller', run: async () => joined(await oxipng.encode(screenshot, settings, host)) },
      { name: 'sharp', run: () => raw(screenshot).removeAlpha().png().toBuffer() },
      {
        name: 'sharp, level 9',
        run: () => raw(screenshot).removeAlpha().png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer(),
      },
    ],
  };
}

function palettes(): Contest {
  const [input, output] = [join(scratch, 'palette.png'), join(scratch, 'palette8.png')];
  const small = resample({ ...photo, strips: [photo.data] }, resized);
  const settings = settingsForTests('png');
  return {
    title: 'PNG in 256 colours, 2 megapixels',
    like: small,
    contenders: [
      { name: 'ours', run: async () => joined(await palettePng.encode(small, settings, host)) },
      { name: 'sharp', run: () => raw(small).removeAlpha().png({ palette: true }).toBuffer() },
      {
        name: 'ImageMagick',
        run: async () => {
          writeFileSync(input, await raw(small).removeAlpha().png({ compressionLevel: 0 }).toBuffer());
          return byMagick([input, '-colors', '256'], `PNG8:${output}`);
        },
      },
    ],
  };
}

function byMagick(command: readonly string[], output: string): Uint8Array {
  execFileSync('convert', ['-limit', 'thread', '1', ...command, output]);
  return readFileSync(output.replace(/^PNG8:/, ''));
}

/** A synthetic screenshot that compresses like windows, lines and letters. */
function drawnScreen(): Pixels<4> {
  const size = { width: 1920, height: 1080 };
  const words = Uint32Array.from({ length: size.width * size.height }, (_, at) => {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    if (x % 320 < 2 || y % 240 < 2) return 0xff404040;
    const isLetter = y % 24 > 8 && y % 24 < 18 && ((x * 7919 + Math.floor(y / 24) * 104_729) >> 3) % 5 === 0;
    return isLetter ? 0xff202020 : 0xfff8f8f8 - (Math.floor(x / 320) << 3);
  });
  return rgbaPixels(size, new Uint8ClampedArray(words.buffer));
}

function raw({ width, height, data }: Pixels<4>) {
  return sharp(new Uint8Array(data.buffer), { raw: { width, height, channels: 4 } });
}

async function pixelsOf(bytes: Uint8Array): Promise<Pixels<4>> {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return rgbaPixels(info, new Uint8ClampedArray(data));
}

function joined(encoded: Encoded): Uint8Array {
  return Buffer.concat(encoded as Uint8Array[]);
}
