import { crc32 } from '@image-converter/formats/inspect/crc32';
import { ascii, type Bytes, joined, uint32 } from '../bytes.ts';
import { exifBlock } from '../exif/write.ts';
import { type Chunk, chunksIn, frameLength, isMetadataText, signatureLength, xmpKeyword } from '../read/png.ts';
import type { SelectedMetadata } from '../selected-metadata.ts';
import { writePacket } from '../xmp/packet.ts';

export const headerEnd = signatureLength + frameLength + 13;
/** Not compressed, no language, no translated keyword. */
const plainText = '\0\0\0\0\0';

export function writePng(file: Bytes, { directories, properties }: SelectedMetadata): Bytes[] {
  const own: Bytes[] = [];
  if (directories) own.push(chunkOf('eXIf', exifBlock(directories)));
  if (properties.length > 0) {
    own.push(chunkOf('iTXt', joined(ascii(xmpKeyword), ascii(plainText), writePacket(properties))));
  }
  const old = chunksIn(file).filter((chunk) => chunk.type === 'eXIf' || isMetadataText(chunk));
  return [file.subarray(0, headerEnd), ...own, ...withoutChunks(file, old)];
}

/** Everything else after the header, in as few parts as possible. */
export function withoutChunks(file: Bytes, left: readonly Chunk[]): Bytes[] {
  const starts = [headerEnd, ...left.map(endOf)];
  const ends = [...left.map(({ at }) => at), file.length];
  return starts.map((from, index) => file.subarray(from, ends[index]));
}

function endOf({ at, data }: Chunk): number {
  return at + frameLength + data.length;
}

export function chunkOf(type: string, data: Bytes): Bytes {
  const named = joined(ascii(type), data);
  return joined(uint32(data.length), named, uint32(crc32(named)));
}
