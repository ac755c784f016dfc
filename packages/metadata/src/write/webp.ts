import { ascii, type Bytes, joined, viewOf } from '../bytes.ts';
import { exifBlock } from '../exif/write.ts';
import { type Chunk, chunksIn } from '../read/webp.ts';
import type { SelectedMetadata } from '../selected-metadata.ts';
import { writePacket } from '../xmp/packet.ts';

/** Flags of the extended header (VP8X). */
const [alphaFlag, exifFlag, xmpFlag] = [0x10, 0x08, 0x04];
const metadataTypes = ['EXIF', 'XMP '];

/** Metadata requires the extended format with its VP8X header. The metadata chunks go to the end. */
export function writeWebp(file: Bytes, { directories, properties }: SelectedMetadata): Bytes[] {
  const chunks = chunksIn(file).filter(({ type }) => !metadataTypes.includes(type));
  const own: Chunk[] = [];
  if (directories) own.push({ type: 'EXIF', data: exifBlock(directories) });
  if (properties.length > 0) own.push({ type: 'XMP ', data: writePacket(properties) });
  const header = headerOf(chunks);
  const flags = (directories ? exifFlag : 0) | (properties.length > 0 ? xmpFlag : 0);
  header[0] = ((header[0] ?? 0) & ~(exifFlag | xmpFlag)) | flags;
  return fileOf([{ type: 'VP8X', data: header }, ...chunks.filter(({ type }) => type !== 'VP8X'), ...own]);
}

export function fileOf(chunks: readonly Chunk[]): Bytes[] {
  const body = chunks.flatMap(partsOf);
  const length = body.reduce((sum, part) => sum + part.length, 'WEBP'.length);
  return [ascii('RIFF'), uint32LittleEndian(length), ascii('WEBP'), ...body];
}

/** The existing VP8X header, or a new one with the size of the picture. */
export function headerOf(chunks: readonly Chunk[]): Bytes {
  const [first] = chunks;
  if (!first) throw new RangeError('WebP: no chunks');
  if (first.type === 'VP8X') return first.data.slice();
  const { width, height, flags } = first.type === 'VP8L' ? losslessSize(first.data) : lossySize(first.data);
  return Uint8Array.of(flags, 0, 0, 0, ...uint24(width - 1), ...uint24(height - 1));
}

function losslessSize(data: Bytes) {
  const bits = viewOf(data).getUint32(1, true);
  const flags = (bits >>> 28) & 1 ? alphaFlag : 0;
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, flags };
}

function lossySize(data: Bytes) {
  const view = viewOf(data);
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff, flags: 0 };
}

function partsOf({ type, data }: Chunk): Bytes[] {
  return [joined(ascii(type), uint32LittleEndian(data.length)), data, new Uint8Array(data.length % 2)];
}

function uint32LittleEndian(value: number): Bytes {
  return Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24);
}

function uint24(value: number): number[] {
  return [value & 255, (value >> 8) & 255, (value >> 16) & 255];
}
