import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { codecFacts } from '@image-converter/codecs/facts';
import { patchedLibheif } from '@image-converter/codecs/heic/patched-libheif';
import glue from 'libheif-js/libheif-wasm/libheif.js';
import type { Libheif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import sharp from 'sharp';
import type { Photo } from './photos.ts';

// The package is CommonJS and its module *is* the factory; its type declarations claim an ES module.
const createLibheif = glue as unknown as (options: { wasmBinary: Uint8Array }) => Libheif;

const truths = new Map<string, ReturnType<typeof pixelsOf>>();

/** The pixels of the source picture. */
export function truthOf({ name, bytes }: Photo) {
  const truth = truths.get(name) ?? (name.endsWith('.HEIC') ? heicPixels(bytes) : pixelsOf(bytes));
  truths.set(name, truth);
  return truth;
}

/** Pixels as a viewer shows them: upright, in sRGB, 8-bit RGB. */
export function pixelsOf(file: Buffer) {
  return sharp(file)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

type Raw = Awaited<ReturnType<typeof pixelsOf>>;

export function isSameSize({ info: a }: Raw, { info: b }: Raw): boolean {
  return a.width === b.width && a.height === b.height && a.channels === b.channels;
}

/** Decoded by libheif with loop filters; LittleCMS, which sharp uses for any file with a profile, converts colours. */
async function heicPixels(bytes: Buffer): Promise<Raw> {
  const wasmBinary = patchedLibheif(readFileSync(new URL(codecFacts.heic.wasm)));
  const [image] = new (createLibheif({ wasmBinary }).HeifDecoder)().decode(bytes);
  if (!image) throw new Error('No picture');
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    image.display({ data, width, height }, (shown) => (shown ? resolve() : reject(new Error('Not decoded'))));
  });
  image.free();
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { icc } = await sharp(bytes).metadata();
  return pixelsOf(icc ? withProfile(png, icc) : png);
}

/** The profile goes directly after the PNG header, which always ends here. */
const headerEnd = 33;

function withProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, headerEnd), length, content, check, png.subarray(headerEnd)]);
}
