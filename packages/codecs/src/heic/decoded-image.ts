import type { Size } from '@image-converter/formats/inspection';
import { type Piece, rgbaPixels } from '../pixels.ts';
import type { LibheifCalls } from './libheif-calls.ts';
import { displayedArea, type Placement, type Rectangle } from './placement.ts';
import { type YcbcrMatrix, ycbcrMatrices } from './ycbcr-matrix.ts';

/** heif_channel */
const channels = { luma: 0, blueness: 1, redness: 2, interleaved: 10 };

const colourSpaceYcbcr = 0;
const chroma420 = 1;

/** A picture in libheif's memory, in one of two formats. */
export type DecodedImage = Size &
  ({ readonly ycbcr: YcbcrPlanes } | { readonly rgba: Plane; isPremultiplied: boolean });

/** 4:2:0, 8 bits, full range, as phones write it. */
export interface YcbcrPlanes {
  readonly matrix: YcbcrMatrix;
  readonly luma: Plane;
  readonly blueness: Plane;
  readonly redness: Plane;
}

/** Location of samples in libheif's memory; `stride` in bytes. Both are multiples of 4 for interleaved RGBA. */
export interface Plane {
  readonly memory: ArrayBuffer;
  readonly address: number;
  readonly stride: number;
}

export function rgbaImage(calls: LibheifCalls, image: number): DecodedImage {
  const isPremultiplied = calls.libheif._heif_image_is_premultiplied_alpha(image) !== 0;
  return { ...sizeOf(calls, image), rgba: planeOf(calls, image, channels.interleaved), isPremultiplied };
}

/** Undefined if the picture is not coded the way phones do it. */
export function ycbcrImage(calls: LibheifCalls, image: number): DecodedImage | undefined {
  const matrix = isPlain(calls, image) ? matrixInFullRange(calls, image) : undefined;
  if (!matrix) return undefined;
  const ycbcr = {
    matrix,
    luma: planeOf(calls, image, channels.luma),
    blueness: planeOf(calls, image, channels.blueness),
    redness: planeOf(calls, image, channels.redness),
  };
  return { ...sizeOf(calls, image), ycbcr };
}

function isPlain(calls: LibheifCalls, image: number): boolean {
  const { libheif } = calls;
  const { luma, blueness, redness } = channels;
  return (
    libheif._heif_image_get_colorspace(image) === colourSpaceYcbcr &&
    libheif._heif_image_get_chroma_format(image) === chroma420 &&
    [luma, blueness, redness].every((channel) => libheif._heif_image_get_bits_per_pixel_range(image, channel) === 8) &&
    [blueness, redness].every((channel) => isHalfSize(calls, image, channel))
  );
}

/** Reading past the end of a smaller plane would expose memory left over from other pictures. */
function isHalfSize(calls: LibheifCalls, image: number, channel: number): boolean {
  const { width, height } = sizeOf(calls, image);
  return (
    calls.libheif._heif_image_get_width(image, channel) >= Math.ceil(width / 2) &&
    calls.libheif._heif_image_get_height(image, channel) >= Math.ceil(height / 2)
  );
}

function matrixInFullRange(calls: LibheifCalls, image: number): YcbcrMatrix | undefined {
  const nclx = calls.nclx((error, out) => calls.libheif._heif_image_get_nclx_color_profile(error, image, out));
  return nclx?.isFullRange ? ycbcrMatrices[nclx.matrix] : undefined;
}

function sizeOf({ libheif }: LibheifCalls, image: number): Size {
  return {
    width: libheif._heif_image_get_primary_width(image),
    height: libheif._heif_image_get_primary_height(image),
  };
}

function planeOf(calls: LibheifCalls, image: number, channel: number): Plane {
  const { libheif } = calls;
  let address = 0;
  const [stride = 0] = calls.written((out) => {
    address = libheif._heif_image_get_plane_readonly2(image, channel, out);
  });
  return { memory: libheif.HEAPU8.buffer, address, stride };
}

/** Copies a decoded rectangle of the coded picture, rotated and cropped for display. */
export function copyOut(
  plane: Plane,
  coded: Rectangle,
  placement: Placement,
  { opaque }: Pick<Piece, 'opaque'>,
  spare?: ArrayBuffer,
): Piece {
  const area = displayedArea(placement, coded);
  const piece = emptyPiece(area, { opaque }, spare);
  const pixels = new Uint32Array(piece.data.buffer, 0, area.width * area.height);
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
  return piece;
}

/** Reuses the spare memory if that is large enough. */
export function emptyPiece(area: Rectangle, { opaque }: Pick<Piece, 'opaque'>, spare?: ArrayBuffer): Piece {
  const bytes = 4 * area.width * area.height;
  const memory = spare && spare.byteLength >= bytes ? spare : new ArrayBuffer(bytes);
  return { ...rgbaPixels(area, new Uint8ClampedArray(memory, 0, bytes), opaque), x: area.x, y: area.y };
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
