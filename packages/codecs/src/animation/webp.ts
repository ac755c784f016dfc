import { ByteReader } from '../byte-reader.ts';
import { type Chunk, chunkOf, chunksIn, riffHeader, webpFile } from '../webp/chunks.ts';
import { composed, type Patch } from './composed.ts';
import { innerPicture } from './inner-picture.ts';
import type { AnimatedFile, AnimationReader } from './reader.ts';

const [profileFlag, alphaFlag] = [0x20, 0x10];
/** Bytes of frame data (position, size, duration, flags) before the frame's picture. */
const frameHeader = 16;

/** Reads an animated WebP; each frame is rewritten as a separate WebP. */
export const readWebp: AnimationReader = async (file) => {
  const { inspection } = file.source;
  // Orientation is not supported for animations.
  if (!inspection || (inspection.orientation ?? 1) !== 1) return undefined;
  const chunks = [...chunksIn(await file.source.bytes(), riffHeader)];
  const control = chunks.find(({ type }) => type === 'ANIM');
  if (!control) return undefined;
  const { width, height } = inspection;
  const plays = new ByteReader(control.data, 'little-endian', 4).u16();
  const count = chunks.filter(({ type }) => type === 'ANMF').length;
  return { width, height, plays, count, frames: composed({ width, height }, patches(file, chunks)) };
};

async function* patches(file: AnimatedFile, chunks: readonly Chunk[]): AsyncGenerator<Patch> {
  const profile = chunks.find(({ type }) => type === 'ICCP');
  for (const { type, data } of chunks) {
    if (type !== 'ANMF') continue;
    const reader = new ByteReader(data, 'little-endian');
    const u24 = () => reader.u16() + reader.u8() * 0x10000;
    const [x, y, width, height, milliseconds] = [u24() * 2, u24() * 2, u24() + 1, u24() + 1, u24()];
    const flags = reader.u8();
    const picture = [...chunksIn(data, frameHeader)].filter((one) => ['ALPH', 'VP8 ', 'VP8L'].includes(one.type));
    const isOpaque = picture.every((one) => one.type === 'VP8 ');
    const still = webpFile(
      { width, height, flags: (profile ? profileFlag : 0) | (isOpaque ? 0 : alphaFlag) },
      [...(profile ? [profile] : []), ...picture].flatMap((one) => chunkOf(one.type, one.data)),
    );
    yield {
      ...(await innerPicture(file, new Blob(still, { type: 'image/webp' }))),
      x,
      y,
      milliseconds,
      blend: (flags & 2) === 0 ? 'over' : 'replace',
      after: (flags & 1) === 0 ? 'keep' : 'clear',
    };
  }
}
