import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';

export type Kind = 'palette' | 'colour' | 'grey';

interface Palette {
  readonly first: number;
  readonly bits: number;
  readonly data: Uint8Array | undefined;
}

/** A pixel as a word with red in the lowest byte. */
type ColourAt = (stored: Uint8Array, at: number) => number;

export function colourReader(kind: Kind, depth: number, palette: Palette): ColourAt {
  if (kind === 'grey') return greyReader(depth);
  if (kind === 'colour') return plainReader(depth);
  return paletteReader(depth, palette);
}

function greyReader(depth: number): ColourAt {
  if (depth === 8) return (stored, at) => (stored[at] as number) * 0x010101 + 0xff000000;
  if (depth === 16) return (stored, at) => (stored[at] as number) * 0x010101 + (stored[at + 1] as number) * 0x1000000;
  throw new UnsupportedFile('KIND_OF_PIXELS', `TGA: grey of ${depth} bits`);
}

function plainReader(depth: number): ColourAt {
  if (depth === 15 || depth === 16) return (stored, at) => fives(stored, at, depth);
  if (depth === 24) return (stored, at) => blueGreenRed(stored, at) + 0xff000000;
  if (depth === 32) return (stored, at) => blueGreenRed(stored, at) + (stored[at + 3] as number) * 0x1000000;
  throw new UnsupportedFile('KIND_OF_PIXELS', `TGA: colours of ${depth} bits`);
}

function paletteReader(depth: number, { first, bits, data }: Palette): ColourAt {
  if (!data || (depth !== 8 && depth !== 16))
    throw new UnsupportedFile('KIND_OF_PIXELS', `TGA: palette of ${depth} bits`);
  const colourOf = plainReader(bits);
  const entryBytes = Math.ceil(bits / 8);
  return (stored, at) => {
    const index = (stored[at] as number) + (depth === 16 ? (stored[at + 1] as number) * 256 : 0) - first;
    if (index < 0 || index * entryBytes >= data.length) throw new CodecError('CORRUPT', 'TGA: colour');
    return colourOf(data, index * entryBytes);
  };
}

function blueGreenRed(stored: Uint8Array, at: number): number {
  return (stored[at + 2] as number) | ((stored[at + 1] as number) << 8) | ((stored[at] as number) << 16);
}

/** Five bits per colour; the sixteenth bit is alpha. */
function fives(stored: Uint8Array, at: number, depth: number): number {
  const word = (stored[at] as number) | ((stored[at + 1] as number) << 8);
  const eight = (shift: number) => ((((word >> shift) & 31) * 255) / 31 + 0.5) | 0;
  const alpha = depth === 15 || word >= 0x8000 ? 0xff000000 : 0;
  return (eight(10) | (eight(5) << 8) | (eight(0) << 16)) + alpha;
}
