import type { ColourSource } from '../colour/to-srgb.ts';
import type { HeifFile } from './heif-file.ts';
import {
  asCoded,
  cropped,
  mirroredLeftRight,
  mirroredTopBottom,
  type Placement,
  type Rectangle,
  rotatedCounterClockwise,
} from './placement.ts';

const transformationCapacity = 16;
/** heif_transform_mirror_direction */
const mirrorTopBottom = 0;

const grid = fourcc('grid');
const rotation = fourcc('irot');
const mirror = fourcc('imir');
const crop = fourcc('clap');

/** The tiles of the coded picture, before any rotation; the last column and row may reach beyond it. */
export interface Tiling {
  readonly columns: number;
  readonly rows: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly width: number;
  readonly height: number;
}

/** The tiles of a grid; undefined for any other kind of picture. */
export function tilingOf(file: HeifFile): Tiling | undefined {
  const { libheif, context, item, handle } = file;
  if (libheif._heif_item_get_item_type(context, item) !== grid) return undefined;
  const words = file.call((error, out) => libheif._heif_image_handle_get_image_tiling(error, handle, 0, out));
  const [, columns = 0, rows = 0, tileWidth = 0, tileHeight = 0, width = 0, height = 0] = words;
  return columns * rows > 1 ? { columns, rows, tileWidth, tileHeight, width, height } : undefined;
}

export function tileArea(tiling: Tiling, column: number, row: number): Rectangle {
  const x = column * tiling.tileWidth;
  const y = row * tiling.tileHeight;
  return {
    x,
    y,
    width: Math.min(tiling.tileWidth, tiling.width - x),
    height: Math.min(tiling.tileHeight, tiling.height - y),
  };
}

/** How the coded picture is displayed; undefined if it has a transformation that we do not know. */
export function placementOf(file: HeifFile, width: number, height: number): Placement | undefined {
  let placement: Placement | undefined = asCoded(width, height);
  for (const property of transformationsOf(file)) {
    if (placement) placement = transformed(file, property, placement);
  }
  return placement;
}

function transformationsOf({ libheif, context, item }: HeifFile): number[] {
  const list = libheif._malloc(transformationCapacity * 4);
  const count = libheif._heif_item_get_transformation_properties(context, item, list, transformationCapacity);
  const properties = [...new Uint32Array(libheif.HEAPU8.buffer, list, count)];
  libheif._free(list);
  return properties;
}

function transformed(file: HeifFile, property: number, placement: Placement): Placement | undefined {
  const { libheif, context, item } = file;
  switch (libheif._heif_item_get_property_type(context, item, property)) {
    case rotation: {
      const degrees = libheif._heif_item_get_property_transform_rotation_ccw(context, item, property);
      return rotatedCounterClockwise(placement, degrees);
    }
    case mirror: {
      const direction = libheif._heif_item_get_property_transform_mirror(context, item, property);
      return direction === mirrorTopBottom ? mirroredTopBottom(placement) : mirroredLeftRight(placement);
    }
    case crop:
      return cropped(placement, cropBorders(file, property, placement));
    default:
      return undefined;
  }
}

function cropBorders(file: HeifFile, property: number, { width, height }: Placement) {
  const { libheif, context, item } = file;
  const [left = 0, top = 0, right = 0, bottom = 0] = file.written((out) =>
    libheif._heif_item_get_property_transform_crop_borders(
      context,
      item,
      property,
      width,
      height,
      out,
      out + 4,
      out + 8,
      out + 12,
    ),
  );
  return { left, top, right, bottom };
}

export function colourOf(file: HeifFile): ColourSource | undefined {
  const { libheif, handle } = file;
  return (
    iccProfile(file) ?? file.nclx((error, out) => libheif._heif_image_handle_get_nclx_color_profile(error, handle, out))
  );
}

function iccProfile(file: HeifFile): ColourSource | undefined {
  const { libheif, handle } = file;
  const length = libheif._heif_image_handle_get_raw_color_profile_size(handle);
  if (length === 0) return undefined;
  const address = libheif._malloc(length);
  try {
    file.call((error) => libheif._heif_image_handle_get_raw_color_profile(error, handle, address));
    return { icc: libheif.HEAPU8.slice(address, address + length) };
  } finally {
    libheif._free(address);
  }
}

function fourcc(text: string): number {
  return [...text].reduce((code, character) => (code << 8) | character.charCodeAt(0), 0);
}
