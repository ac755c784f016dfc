import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codec as avif } from '@image-converter/codecs/avif-encoder/codec';
import { avifQuality } from '@image-converter/codecs/avif-encoder/quality';
import { type Encoded, sourceOf } from '@image-converter/codecs/codec';
import { readGif } from '@image-converter/codecs/gif/animation';
import { codec as gif } from '@image-converter/codecs/gif-encoder/codec';
import { type Pixels, rgbaPixels } from '@image-converter/codecs/pixels';
import { browserHostForTests, settingsForTests } from '@image-converter/codecs/testing/host';
import { codec as webp } from '@image-converter/codecs/webp/codec';
import sharp from 'sharp';
import { roundsOr } from './arguments.ts';
import { limitSharp, quality } from './native.ts';
import { makePhoto } from './photos.ts';
import { psnr } from './psnr.ts';
import { table } from './table.ts';

/**
 * Our encoders for formats that no browser writes, in Node and on one thread, compared with native tools. Times are
 * relative to sharp's.
 */

interface Contender {
  readonly name: string;
  run(): Promise<Uint8Array> | Uint8Array;
}

/** Contenders take turns, so that a busy moment affects all of them; the best time of each counts. */
const rounds = roundsOr(3);
const host = browserHostForTests();
const scratch = mkdtempSync(join(tmpdir(), 'outputs-'));
const report = fileURLToPath(new URL('../docs/benchmarks/outputs.md', import.meta.url));

limitSharp();
const photoFile = await makePhoto(4000, 'png');
const photo = await pixelsOf(photoFile.bytes);
const animated = await movingGif();

const rows = [
  ...(await contest('AVIF, photo of 12 megapixels', avifContenders(), likeness)),
  ...(await contest('GIF, photo of 12 megapixels', gifContenders(), likeness)),
  ...(await contest('animated GIF → WebP, 20 frames of 480 × 360', movingContenders(), async () => '–')),
];
rmSync(scratch, { recursive: true });
const text = [
  '# Encoders beside native ones',
  `Written by \`npm run bench -- outputs\`: in Node, on one thread, the best of ${rounds} each, in turns.`,
  table(['', 'encoder', "time, sharp's is 1", 'bytes', 'PSNR, dB'], rows),
].join('\n\n');
writeFileSync(report, `${text}\n`);
console.log(text);

async function contest(
  title: string,
  contenders: readonly Contender[],
  likenessOf: (bytes: Uint8Array) => Promise<string>,
) {
  const best = contenders.map(({ name }) => ({
    name,
    milliseconds: Number.POSITIVE_INFINITY,
    bytes: new Uint8Array(),
  }));
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
    best.map(async ({ name, milliseconds, bytes }) => [
      title,
      name,
      (milliseconds / unit).toFixed(2),
      String(bytes.length),
      await likenessOf(bytes),
    ]),
  );
}

function avifContenders(): Contender[] {
  const [input, output] = [join(scratch, 'photo.png'), join(scratch, 'photo.avif')];
  writeFileSync(input, photoFile.bytes);
  const settings = settingsForTests('avif', { quality });
  return [
    { name: 'ours', run: async () => joined(await avif.encode(photo, settings, host)) },
    {
      name: 'sharp',
      run: () =>
        raw()
          .avif({ quality: avifQuality(quality), effort: 0 })
          .toBuffer(),
    },
    {
      name: 'avifenc',
      run: () => {
        execFileSync('avifenc', ['-s', '9', '-j', '1', '--min', '20', '--max', '20', input, output], {
          stdio: 'ignore',
        });
        return readFileSync(output);
      },
    },
  ];
}

function gifContenders(): Contender[] {
  return [
    { name: 'ours', run: async () => joined(await gif.encode(photo, settingsForTests('gif'), host)) },
    { name: 'sharp', run: () => raw().gif().toBuffer() },
  ];
}

function movingContenders(): Contender[] {
  return [
    {
      name: 'ours',
      run: async () => {
        const file = { source: sourceOf(new Blob([new Uint8Array(animated)]), 'gif'), decoders: [], host };
        const animation = await readGif(file);
        return animation
          ? joined(await webp.encodeAnimation(animation, settingsForTests('webp'), host))
          : new Uint8Array();
      },
    },
    { name: 'sharp, lossless', run: () => sharp(animated, { animated: true }).webp({ lossless: true }).toBuffer() },
    { name: 'sharp, lossy', run: () => sharp(animated, { animated: true }).webp({ quality }).toBuffer() },
    { name: 'the GIF itself, copied', run: () => animated },
  ];
}

/** Pans over the photo, so that every pixel changes from frame to frame. */
async function movingGif(): Promise<Buffer> {
  const size = { width: 480, height: 360 };
  const frames = await Promise.all(
    Array.from({ length: 20 }, (_, step) =>
      raw()
        .resize(800)
        .extract({ left: step * 8, top: step * 4, ...size })
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const pages = {
    width: size.width,
    height: size.height * frames.length,
    channels: 3 as const,
    pageHeight: size.height,
  };
  return sharp(Buffer.concat(frames), { raw: pages })
    .gif({ delay: frames.map(() => 100) })
    .toBuffer();
}

function raw() {
  const { width, height, data } = photo;
  return sharp(new Uint8Array(data.buffer), { raw: { width, height, channels: 4 } });
}

async function pixelsOf(bytes: Uint8Array): Promise<Pixels<4>> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return rgbaPixels(info, new Uint8ClampedArray(data));
}

async function likeness(bytes: Uint8Array): Promise<string> {
  const { data } = await pixelsOf(bytes);
  const found = psnr(new Uint8Array(data.buffer), new Uint8Array(photo.data.buffer));
  return found === 'identical' ? found : found.toFixed(1);
}

function joined(encoded: Encoded): Uint8Array {
  return Buffer.concat(encoded as Uint8Array[]);
}
