import { ByteReader } from '../byte-reader.ts';

const headerBytes = 12;

/** By number. A resource has a signature, number, name and data, the last two padded to an even length. */
export function resourcesOf(bytes: Uint8Array): Map<number, Uint8Array> {
  const reader = new ByteReader(bytes, 'big-endian');
  const resources = new Map<number, Uint8Array>();
  while (reader.left >= headerBytes) {
    reader.skip(4);
    const number = reader.u16();
    const nameBytes = reader.u8();
    reader.skip(nameBytes + ((nameBytes + 1) % 2));
    const length = reader.u32();
    resources.set(number, reader.take(length));
    if (reader.left > 0) reader.skip(length % 2);
  }
  return resources;
}
