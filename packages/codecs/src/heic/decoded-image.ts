import type { HeifFile } from './heif-file.ts';
import type { Plane } from './pixels.ts';
import { readNclx } from './read-nclx.ts';
import type { YcbcrPlanes } from './ycbcr.ts';

// heif_channel
const Y = 0;
const CB = 1;
const CR = 2;
const INTERLEAVED = 10;

const YCBCR = 0;
const CHROMA_420 = 1;
const BT601 = 6;

/** A picture in the memory of libheif, in one of two forms. */
export type DecodedImage = {
  readonly width: number;
  readonly height: number;
} & ({ readonly ycbcr: YcbcrPlanes } | { readonly rgba: Plane; readonly isPremultiplied: boolean });

export function rgbaImage(file: HeifFile, image: number): DecodedImage {
  const isPremultiplied = file.libheif._heif_image_is_premultiplied_alpha(image) !== 0;
  return { ...sizeOf(file, image), rgba: planeOf(file, image, INTERLEAVED), isPremultiplied };
}

/** Undefined if the picture is not coded the way phones do it. */
export function ycbcrImage(file: HeifFile, image: number): DecodedImage | undefined {
  if (!isPlain(file, image)) return undefined;
  const [luma, blueness, redness] = [Y, CB, CR].map((channel) => planeOf(file, image, channel)) as [
    Plane,
    Plane,
    Plane,
  ];
  return { ...sizeOf(file, image), ycbcr: { luma, blueness, redness } };
}

function isPlain(file: HeifFile, image: number): boolean {
  const { libheif } = file;
  return (
    libheif._heif_image_get_colorspace(image) === YCBCR &&
    libheif._heif_image_get_chroma_format(image) === CHROMA_420 &&
    [Y, CB, CR].every((channel) => libheif._heif_image_get_bits_per_pixel_range(image, channel) === 8) &&
    [CB, CR].every((channel) => isHalfSize(file, image, channel)) &&
    isBt601InFullRange(file, image)
  );
}

/** Reading past the end of a smaller plane would expose memory that other pictures left behind. */
function isHalfSize(file: HeifFile, image: number, channel: number): boolean {
  const { width, height } = sizeOf(file, image);
  return (
    file.libheif._heif_image_get_width(image, channel) >= Math.ceil(width / 2) &&
    file.libheif._heif_image_get_height(image, channel) >= Math.ceil(height / 2)
  );
}

function isBt601InFullRange(file: HeifFile, image: number): boolean {
  const nclx = readNclx(file, (error, out) => file.libheif._heif_image_get_nclx_color_profile(error, image, out));
  return nclx?.matrix === BT601 && nclx.isFullRange;
}

function sizeOf({ libheif }: HeifFile, image: number): { width: number; height: number } {
  return {
    width: libheif._heif_image_get_primary_width(image),
    height: libheif._heif_image_get_primary_height(image),
  };
}

function planeOf(file: HeifFile, image: number, channel: number): Plane {
  const { libheif } = file;
  let address = 0;
  const [stride = 0] = file.written((out) => {
    address = libheif._heif_image_get_plane_readonly2(image, channel, out);
  });
  return { memory: libheif.HEAPU8.buffer, address, stride };
}
