import { ByteReader } from '../byte-reader.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';

/** Pictures of older systems, in fixed system palettes. */
export interface Indexed {
  readonly side: number;
  readonly bits: 1 | 4 | 8;
  /** Types of the elements that hold 8-bit alpha, and a 1-bit mask. */
  readonly mask: string;
  readonly bitMask: string;
}

const sizes = [
  { letter: 'h', side: 48, bitMask: 'ich#' },
  { letter: 'l', side: 32, bitMask: 'ICN#' },
  { letter: 's', side: 16, bitMask: 'ics#' },
];

export const indexedByName: Readonly<Record<string, Indexed>> = Object.fromEntries(
  sizes.flatMap(({ letter, side, bitMask }) => {
    const masks = { mask: `${letter}8mk`, bitMask };
    return [
      [`ic${letter}8`, { side, bits: 8, ...masks }],
      [`ic${letter}4`, { side, bits: 4, ...masks }],
      [bitMask, { side, bits: 1, ...masks }],
    ];
  }),
);

const sixteenColours = [
  0xffffff, 0xfbf305, 0xff6403, 0xdd0907, 0xf20884, 0x4700a5, 0x0000d3, 0x02abea, 0x1fb714, 0x006412, 0x562c05,
  0x90713a, 0xc0c0c0, 0x808080, 0x404040, 0x000000,
];
/** Levels that the 6 × 6 × 6 colour cube lacks, from bright to dark. */
const between = [0xee, 0xdd, 0xbb, 0xaa, 0x88, 0x77, 0x55, 0x44, 0x22, 0x11];

const palettes: Readonly<Record<Indexed['bits'], readonly number[]>> = {
  1: [0xffffff, 0x000000],
  4: sixteenColours,
  8: [
    ...Array.from({ length: 215 }, (_, index) => {
      const level = (place: number) => 0xff - 0x33 * (Math.floor(index / place) % 6);
      return (level(36) << 16) | (level(6) << 8) | level(1);
    }),
    ...[0x010000, 0x000100, 0x000001, 0x010101].flatMap((unit) => between.map((level) => level * unit)),
    0x000000,
  ],
};

export function decodeIndexed(
  data: Uint8Array,
  { side, bits }: Indexed,
  { alpha, seen }: { alpha: Uint8Array | undefined; seen: Uint8Array | undefined },
): Pixels<4> {
  const area = side * side;
  const rgba = new Uint8ClampedArray(area * 4);
  const indices = new ByteReader(data, 'big-endian').take((area * bits) / 8);
  const levels = alpha && new ByteReader(alpha, 'big-endian').take(area);
  // The mask follows a black-and-white picture.
  const shown = seen && new ByteReader(seen, 'big-endian', area / 8).take(area / 8);
  for (let pixel = 0; pixel < area; pixel += 1) {
    const colour = palettes[bits][bitsAt(indices, pixel, bits)] as number;
    const cover = levels ? (levels[pixel] as number) : shown ? bitsAt(shown, pixel, 1) * 255 : 255;
    rgba.set([colour >> 16, (colour >> 8) & 255, colour & 255, cover], pixel * 4);
  }
  return rgbaPixels({ width: side, height: side }, rgba);
}

/** Highest bits first. */
function bitsAt(bytes: Uint8Array, index: number, bits: number): number {
  const bit = index * bits;
  return ((bytes[bit >> 3] as number) >> (8 - bits - (bit & 7))) & (2 ** bits - 1);
}
