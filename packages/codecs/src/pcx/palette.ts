import { UnsupportedFile } from '@image-converter/formats/codec-error';

/** Colours as words with red in the lowest byte. */
export type Palette = Uint32Array;

const smallPaletteAt = 16;
/** At the end of the file, after a marker byte. */
const largePaletteBytes = 768;
const announcement = 12;
/** Default colours of the graphics card, for files without a palette. */
const cardColours = [
  0x000000, 0x0000aa, 0x00aa00, 0x00aaaa, 0xaa0000, 0xaa00aa, 0xaa5500, 0xaaaaaa, 0x555555, 0x5555ff, 0x55ff55,
  0x55ffff, 0xff5555, 0xff55ff, 0xffff55, 0xffffff,
].flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);

/** Undefined if the planes hold the colours themselves. */
export function paletteOf(bytes: Uint8Array, { bits, planes }: { bits: number; planes: number }): Palette | undefined {
  if (bits === 8 && (planes === 3 || planes === 4)) return undefined;
  if (bits === 8 && planes === 1) return largePalette(bytes);
  const inHeader = bytes.subarray(smallPaletteAt, smallPaletteAt + 48);
  if (bits === 1 && planes === 1) return twoColours(inHeader);
  const isIndexed = (bits === 1 && planes <= 4) || ((bits === 2 || bits === 4) && planes === 1);
  if (!isIndexed) throw new UnsupportedFile('KIND_OF_PIXELS', `PCX: ${planes} planes of ${bits} bits`);
  const isStored = inHeader.some((byte) => byte !== 0);
  if (!isStored && bits === 2) throw new UnsupportedFile('KIND_OF_PIXELS', 'PCX: colours of a CGA card');
  return wordsOf(isStored ? inHeader : cardColours);
}

/** Without the marker, the indices are grey levels. */
function largePalette(bytes: Uint8Array): Palette {
  const at = bytes.length - largePaletteBytes;
  if (bytes[at - 1] === announcement) return wordsOf(bytes.subarray(at));
  return Uint32Array.from({ length: 256 }, (_, level) => level * 0x010101 + 0xff000000);
}

/** Few writers store the two colours; the others mean black and white. */
function twoColours(inHeader: Uint8Array): Palette {
  const stored = wordsOf(inHeader.subarray(0, 6));
  return stored[0] === stored[1] ? Uint32Array.of(0xff000000, 0xffffffff) : stored;
}

function wordsOf(rgb: ArrayLike<number>): Palette {
  return Uint32Array.from({ length: rgb.length / 3 }, (_, index) => {
    const [red, green, blue] = [rgb[index * 3], rgb[index * 3 + 1], rgb[index * 3 + 2]] as [number, number, number];
    return red + green * 0x100 + blue * 0x10000 + 0xff000000;
  });
}
