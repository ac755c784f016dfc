import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { ByteReader } from '../byte-reader.ts';

// PKWARE's APPNOTE 6.3, without encryption and 64-bit sizes.
const endSignature = 0x06054b50;
const endBytes = 22;
const longestComment = 65_535;
const listSignature = 0x02014b50;
const fileSignature = 0x04034b50;
const stored = 0;
const deflated = 8;

interface Listed {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly offset: number;
}

/** Undefined if there is no file of that name. */
export async function fileInZip(
  zip: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const listed = filesIn(zip).find((one) => one.name === name);
  if (!listed) return undefined;
  const reader = new ByteReader(zip, 'little-endian', listed.offset);
  if (reader.u32() !== fileSignature) throw new CodecError('CORRUPT', 'ZIP: file');
  if ((listed.flags & 1) !== 0) throw new UnsupportedFile('PASSWORD', 'ZIP: encrypted');
  reader.skip(22);
  const [nameBytes, extraBytes] = [reader.u16(), reader.u16()];
  reader.skip(nameBytes + extraBytes);
  const from = reader.skip(listed.packedBytes);
  const packed = zip.subarray(from, from + listed.packedBytes);
  if (listed.method === stored) return packed;
  if (listed.method !== deflated) throw new UnsupportedFile('UNKNOWN_COMPRESSION', `ZIP: method ${listed.method}`);
  return inflated(packed, listed.bytes);
}

/** The central directory is at the end, before an optional comment that hardly any file has. */
function filesIn(zip: Uint8Array): Listed[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const first = Math.max(0, zip.length - endBytes - longestComment);
  for (let at = zip.length - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature)
      return listFrom(zip, view.getUint32(at + 16, true), view.getUint16(at + 10, true));
  }
  throw new CodecError('INCOMPLETE');
}

function listFrom(zip: Uint8Array, offset: number, count: number): Listed[] {
  const reader = new ByteReader(zip, 'little-endian', offset);
  return Array.from({ length: count }, () => {
    if (reader.u32() !== listSignature) throw new CodecError('CORRUPT', 'ZIP: list');
    reader.skip(4);
    const [flags, method] = [reader.u16(), reader.u16()];
    reader.skip(8);
    const [packedBytes, bytes] = [reader.u32(), reader.u32()];
    const [nameBytes, extraBytes, commentBytes] = [reader.u16(), reader.u16(), reader.u16()];
    reader.skip(8);
    const place = reader.u32();
    const name = reader.text(nameBytes);
    reader.skip(extraBytes + commentBytes);
    return { name, flags, method, packedBytes, bytes, offset: place };
  });
}

/** Stops as soon as the data exceeds the declared length. */
async function inflated(packed: Uint8Array<ArrayBuffer>, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let total = 0;
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    for (const reader = stream.getReader(); total <= length; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      total += value.length;
    }
  } catch (cause) {
    throw new CodecError('CORRUPT', cause);
  }
  if (total !== length) throw new CodecError('CORRUPT', 'ZIP: length');
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
