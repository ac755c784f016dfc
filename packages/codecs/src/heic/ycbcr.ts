import { type ColourSource, spaceOf } from './colour.ts';
import { BLUE, GREEN, lightTables, RED, TO_BLUE } from './light-tables.ts';
import type { Piece } from './pixels.ts';
import { codedArea, displayedArea, type Placement, type Rectangle } from './placement.ts';

/** Brightness in full and colours in half resolution: 8 bit, full range, BT.601, as telephones write them. */
export interface YcbcrPlanes {
  readonly memory: ArrayBuffer;
  readonly luma: Samples;
  readonly blueness: Samples;
  readonly redness: Samples;
}

/** Where a plane stands in memory, in bytes. */
export interface Samples {
  readonly address: number;
  readonly stride: number;
}

/** BT.601 in 256ths. */
const [RED_BY_RED, GREEN_BY_RED, GREEN_BY_BLUE, BLUE_BY_BLUE] = [359, -183, -88, 454];

/** Copies a decoded rectangle of the coded picture out, in sRGB, turned and cropped as it is displayed. */
export type YcbcrConversion = (planes: YcbcrPlanes, coded: Rectangle, placement: Placement) => Piece;

/** One pass for what would be three: to RGB, out and turned, to sRGB. */
export function ycbcrConversion(source: ColourSource | undefined): YcbcrConversion {
  const { light, encoded } = lightTables(spaceOf(source));

  return ({ memory, luma, blueness, redness }, coded, placement) => {
    const area = displayedArea(placement, coded);
    const seen = codedArea(placement, area);
    const first = displayedArea(placement, { ...seen, width: 1, height: 1 });
    const start = (first.y - area.y) * area.width + first.x - area.x;
    // `| 0`: turning brings -0 along, which is no integer to V8.
    const stepRight = (placement.xx + placement.xy * area.width) | 0;
    const stepDown = (placement.yx + placement.yy * area.width) | 0;
    const left = seen.x - coded.x;
    const top = seen.y - coded.y;
    const right = left + seen.width;
    const bottom = top + seen.height;

    const samples = new Uint8Array(memory);
    const pixels = new Int32Array(area.width * area.height);
    const tints = new Int32Array(3 * ((right + 1) >> 1));

    for (let y = top; y < bottom; y++) {
      if (y === top || y % 2 === 0) {
        const half = y >> 1;
        readTints(tints, samples, blueness.address + half * blueness.stride, redness.address + half * redness.stride);
      }
      let from = luma.address + y * luma.stride + left;
      let to = start + (y - top) * stepDown;
      for (let x = left; x < right; x++, to += stepRight) {
        const brightness = samples[from++] as number;
        const tint = 3 * (x >> 1);
        const r = brightness + (tints[tint] as number);
        const g = brightness + (tints[tint + 1] as number);
        const b = brightness + (tints[tint + 2] as number);
        const redAndGreen = (light[r] as number) + (light[g] as number) + (light[b] as number);
        const blue = (light[r + TO_BLUE] as number) + (light[g + TO_BLUE] as number) + (light[b + TO_BLUE] as number);
        pixels[to] =
          (encoded[redAndGreen & 0xffff] as number) |
          ((encoded[redAndGreen >>> 16] as number) << 8) |
          ((encoded[blue] as number) << 16) |
          0xff000000;
      }
    }
    return { ...area, data: new Uint8ClampedArray(pixels.buffer) };
  };
}

/** For each pair of columns, what its colour adds to the brightness and where that channel's tables begin. */
function readTints(tints: Int32Array, samples: Uint8Array, blueness: number, redness: number): void {
  for (let column = 0, at = 0; at < tints.length; column++, at += 3) {
    const blue = (samples[blueness + column] as number) - 128;
    const red = (samples[redness + column] as number) - 128;
    tints[at] = RED + ((RED_BY_RED * red + 128) >> 8);
    tints[at + 1] = GREEN + ((GREEN_BY_BLUE * blue + GREEN_BY_RED * red + 128) >> 8);
    tints[at + 2] = BLUE + ((BLUE_BY_BLUE * blue + 128) >> 8);
  }
}
