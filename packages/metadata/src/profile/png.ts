import { ascii, type Bytes, joined } from '../bytes.ts';
import { chunksIn } from '../read/png.ts';
import { chunkOf, headerEnd, withoutChunks } from '../write/png.ts';
import type { Profiles } from './profiles.ts';

const colourTypeAt = 25;
const greyTypes = [0, 4];
const colourChunks = ['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM'];
/** A name, and the only method of compression. */
const start = 'ICC\0\0';

/** After the header. */
export async function profileInPng(file: Bytes, profiles: Profiles): Promise<Bytes[]> {
  const isGrey = greyTypes.includes(file[colourTypeAt] ?? 0);
  const packed = await deflated(isGrey ? profiles.grey() : profiles.colour);
  const others = chunksIn(file).filter(({ type }) => colourChunks.includes(type));
  return [file.subarray(0, headerEnd), chunkOf('iCCP', joined(ascii(start), packed)), ...withoutChunks(file, others)];
}

async function deflated(data: Bytes): Promise<Bytes> {
  const packed = new Blob([data]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
