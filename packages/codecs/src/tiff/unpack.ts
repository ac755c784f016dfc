import { inflate } from '../inflate/inflate.ts';
import { compressions } from './compressions.ts';
import { tiffKernel } from './kernel.ts';
import { LzwUnpacker } from './lzw.ts';
import { unpackBits } from './packbits.ts';

/** Returns the first `length` bytes, valid until its next call; undefined if there are fewer. */
export type Unpack = (packed: Uint8Array, length: number) => Uint8Array | undefined;

/** Decompression of strips or tiles. */
export interface Unpacking {
  /** Max output bytes per input byte; a file that claims more is a decompression bomb. */
  expansion: number;
  /** Creates a decompressor for strips or tiles of up to this many bytes. */
  unpacker(maxBytes: number): Unpack;
}

const deflate: Unpacking = { expansion: 1032, unpacker: () => inflate };

/** By compression number. */
export type Unpackings = Readonly<Record<number, Unpacking>>;

export const ownUnpackings: Unpackings = {
  [compressions.none]: { expansion: 1, unpacker: () => stored },
  [compressions.packBits]: { expansion: 64, unpacker: () => unpackBits },
  [compressions.deflate]: deflate,
  [compressions.oldDeflate]: deflate,
  // Twelve bits expand to at most 4,096 bytes.
  [compressions.lzw]: {
    expansion: (4096 * 8) / 12,
    unpacker: (maxBytes) => {
      const kernel = tiffKernel();
      if (kernel) return (packed, length) => kernel.unpackLzw(packed, length);
      const lzw = new LzwUnpacker(maxBytes);
      return (packed, length) => lzw.unpack(packed, length);
    },
  },
};

function stored(packed: Uint8Array, length: number): Uint8Array | undefined {
  return packed.length < length ? undefined : packed.subarray(0, length);
}
