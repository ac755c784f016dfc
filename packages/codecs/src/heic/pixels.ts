import { displayedArea, type Placement, type Rectangle } from './placement.ts';

/** RGBA, 8 bit, sRGB, straight alpha, upright, positioned in the displayed picture. */
export interface Piece extends Rectangle {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Interleaved RGBA in the memory of libheif; `stride` in bytes; address and stride are multiples of 4. */
export interface Plane {
  readonly memory: ArrayBuffer;
  readonly address: number;
  readonly stride: number;
}

/** Copies out a decoded rectangle of the coded picture, rotated and cropped as displayed. */
export function copyOut(plane: Plane, coded: Rectangle, placement: Placement): Piece {
  const area = displayedArea(placement, coded);
  const pixels = new Uint32Array(area.width * area.height);
  const words = new Uint32Array(plane.memory);
  const rowStep = plane.stride / 4;
  const { xx, xy, x0, yx, yy, y0 } = placement;
  const codedX = xx * area.x + xy * area.y + x0 - coded.x;
  const codedY = yx * area.x + yy * area.y + y0 - coded.y;
  // `| 0`: rotation yields -0, which V8 does not treat as an integer, making the loop three times as slow.
  const start = (plane.address / 4 + codedY * rowStep + codedX) | 0;
  const stepRight = (xx + yx * rowStep) | 0;
  const stepDown = (xy + yy * rowStep) | 0;

  for (let y = 0, to = 0; y < area.height; y++) {
    let from = start + y * stepDown;
    if (stepRight === 1) {
      pixels.set(words.subarray(from, from + area.width), to);
      to += area.width;
      continue;
    }
    for (let x = 0; x < area.width; x++, from += stepRight) pixels[to++] = words[from] as number;
  }
  return { ...area, data: new Uint8ClampedArray(pixels.buffer) };
}

export function unpremultiply(rgba: Uint8ClampedArray): void {
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3] as number;
    if (alpha === 255 || alpha === 0) continue;
    const scale = 255 / alpha;
    rgba[i] = (rgba[i] as number) * scale;
    rgba[i + 1] = (rgba[i + 1] as number) * scale;
    rgba[i + 2] = (rgba[i + 2] as number) * scale;
  }
}
