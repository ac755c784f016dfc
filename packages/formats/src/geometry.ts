import { type Area, cropArea } from './crop-option.ts';
import { fitted } from './fitted-size.ts';
import type { Size } from './inspection.ts';
import type { ConversionOptions } from './options.ts';
import { wholePixels } from './ratios.ts';
import type { SizeOption } from './size-option.ts';
import { type Orientation, turnedSize, turningOf } from './turning.ts';

export type GeometryOptions = Pick<ConversionOptions, 'rotate' | 'flip' | 'crop' | 'size' | 'enlarge'>;

/** What happens to an upright picture, in this order. */
export interface Geometry {
  readonly orientation: Orientation;
  /** The part of the turned picture that is used. */
  readonly area: Area;
  /** To which it is scaled. */
  readonly scaled: Size;
  /** With margins. */
  readonly output: Size;
}

export function geometryOf(options: GeometryOptions, original: Size): Geometry {
  const orientation = turningOf(options);
  const cut = cropArea(options.crop, turnedSize(original, orientation));
  const { used, scaled, output } = fitted(options.size, cut, options.enlarge);
  return { orientation, area: middleOf(cut, used), scaled, output };
}

/** A part of an area, or an area around it, with the same centre. */
export function middleOf({ left, top, width, height }: Area, size: Size): Area {
  return {
    left: left + Math.floor((width - size.width) / 2),
    top: top + Math.floor((height - size.height) / 2),
    width: size.width,
    height: size.height,
  };
}

/** So many times larger, nothing is lost by rounding to whole pixels. */
const fine = 1024;

/** For what is drawn at any size: the size of the whole at which the part that is used has the requested size. */
export function drawingSize(options: Partial<GeometryOptions>, original: Size): Size {
  const wanted = drawingOptions(options);
  if (isRelative(wanted.size)) return fitted(wanted.size, original, true).scaled;
  const large = { width: original.width * fine, height: original.height * fine };
  const { area, scaled, orientation } = geometryOf(wanted, large);
  const turned = turnedSize(large, orientation);
  if (area.width === turned.width && area.height === turned.height) return turnedSize(scaled, orientation);
  const scale = Math.max(scaled.width / area.width, scaled.height / area.height);
  return wholePixels({ width: large.width * scale, height: large.height * scale });
}

function isRelative(size: SizeOption): boolean {
  return size === 'original' || 'percent' in size || 'padRatio' in size;
}

/** The rest of it, for the drawing. The part may have a pixel more or less than requested, which is cut instead. */
export function drawingGeometry(options: Partial<GeometryOptions>, drawn: Size): Geometry {
  const asDrawn = drawingOptions(options);
  const { size } = asDrawn;
  const isDone = size !== 'original' && 'percent' in size;
  const geometry = geometryOf({ ...asDrawn, size: isDone ? 'original' : size }, drawn);
  const { area, scaled, orientation } = geometry;
  const whole = turnedSize(drawn, orientation);
  const isClose = Math.max(Math.abs(area.width - scaled.width), Math.abs(area.height - scaled.height)) <= 1;
  if (!isClose || scaled.width > whole.width || scaled.height > whole.height) return geometry;
  const { left, top } = middleOf(area, scaled);
  const within = (from: number, most: number) => Math.min(Math.max(0, from), most);
  return {
    ...geometry,
    area: {
      left: within(left, whole.width - scaled.width),
      top: within(top, whole.height - scaled.height),
      ...scaled,
    },
  };
}

/** Drawings have no pixels that could be enlarged. */
function drawingOptions({ rotate = 0, flip = 'none', crop = 'none', size = 'original' }: Partial<GeometryOptions>) {
  return { rotate, flip, crop, size: size as SizeOption, enlarge: true };
}
