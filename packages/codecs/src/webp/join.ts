import { CodecError } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import type { Joining } from '../animation/animation.ts';
import { animatedFile, frameChunk } from './animation.ts';
import { type Chunk, chunkOf, chunksIn, riffHeader } from './chunks.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const pictureTypes = ['ALPH', 'VP8 ', 'VP8L'];

/** Joins WebPs of one size. Their compressed pictures are copied; profiles and metadata are left out. */
export async function joinWebp(
  files: AsyncIterable<Bytes>,
  { width, height, milliseconds, plays }: Joining & Size,
): Promise<Bytes[]> {
  const frames: Bytes[] = [];
  let isOpaque = true;
  for await (const file of files) {
    const chunks = [...chunksIn(file, riffHeader)];
    const moving = chunks.filter(({ type }) => type === 'ANMF');
    const picture = chunks.filter(({ type }) => pictureTypes.includes(type));
    if (moving.length === 0 && picture.length === 0) throw new CodecError('CORRUPT', 'WebP: no picture');
    isOpaque &&= !hasAlpha(chunks);
    if (moving.length > 0) frames.push(...moving.flatMap(asStored));
    else frames.push(...frameChunk({ x: 0, y: 0, width, height }, milliseconds, picture.flatMap(asStored)));
  }
  return animatedFile({ width, height }, { plays, isOpaque }, frames);
}

function asStored({ type, data }: Chunk): Bytes[] {
  return chunkOf(type, data);
}

/** In the header, if there is one; a lossless picture without one says it after its size. */
function hasAlpha(chunks: readonly Chunk[]): boolean {
  return chunks.some(({ type, data }) => {
    if (type === 'VP8X') return ((data[0] as number) & 0x10) !== 0;
    return type === 'ALPH' || (type === 'VP8L' && ((data[4] as number) & 0x10) !== 0);
  });
}
