/**
 * Maps a displayed pixel to the coded picture, after any chain of irot, imir and clap:
 * codedX = xx * x + xy * y + x0, codedY = yx * x + yy * y + y0, for 0 <= x < width, 0 <= y < height.
 */
export interface Placement {
  readonly width: number;
  readonly height: number;
  readonly xx: number;
  readonly xy: number;
  readonly x0: number;
  readonly yx: number;
  readonly yy: number;
  readonly y0: number;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Borders {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function asCoded(width: number, height: number): Placement {
  return { width, height, xx: 1, xy: 0, x0: 0, yx: 0, yy: 1, y0: 0 };
}

export function rotatedCounterClockwise(placement: Placement, degrees: number): Placement {
  let turned = placement;
  for (let angle = 0; angle < degrees; angle += 90) turned = quarterTurned(turned);
  return turned;
}

function quarterTurned({ width, height, xx, xy, x0, yx, yy, y0 }: Placement): Placement {
  const right = width - 1;
  return { width: height, height: width, xx: xy, xy: -xx, x0: x0 + xx * right, yx: yy, yy: -yx, y0: y0 + yx * right };
}

export function mirroredLeftRight({ xx, x0, yx, y0, ...rest }: Placement): Placement {
  const right = rest.width - 1;
  return { ...rest, xx: -xx, x0: x0 + xx * right, yx: -yx, y0: y0 + yx * right };
}

export function mirroredTopBottom({ xy, x0, yy, y0, ...rest }: Placement): Placement {
  const bottom = rest.height - 1;
  return { ...rest, xy: -xy, x0: x0 + xy * bottom, yy: -yy, y0: y0 + yy * bottom };
}

export function cropped(placement: Placement, { left, top, right, bottom }: Borders): Placement {
  const { width, height, xx, xy, x0, yx, yy, y0 } = placement;
  return {
    ...placement,
    width: width - left - right,
    height: height - top - bottom,
    x0: x0 + xx * left + xy * top,
    y0: y0 + yx * left + yy * top,
  };
}

/** The part of the displayed picture that a rectangle of the coded picture covers; may be empty. */
export function displayedArea(placement: Placement, coded: Rectangle): Rectangle {
  const { xx, xy, x0, yx, yy, y0 } = placement;
  // The inverse of a rotation or reflection is its transpose.
  const left = coded.x - x0;
  const top = coded.y - y0;
  const right = left + coded.width - 1;
  const bottom = top + coded.height - 1;
  const columns = [xx * left + yx * top, xx * right + yx * bottom];
  const rows = [xy * left + yy * top, xy * right + yy * bottom];
  const x = Math.max(0, Math.min(...columns));
  const y = Math.max(0, Math.min(...rows));
  return {
    x,
    y,
    width: Math.max(0, Math.min(placement.width, Math.max(...columns) + 1) - x),
    height: Math.max(0, Math.min(placement.height, Math.max(...rows) + 1) - y),
  };
}

/** The part of the coded picture that a rectangle of the displayed one shows. */
export function codedArea({ xx, xy, x0, yx, yy, y0 }: Placement, displayed: Rectangle): Rectangle {
  const { x: left, y: top } = displayed;
  const right = left + displayed.width - 1;
  const bottom = top + displayed.height - 1;
  const columns = [xx * left + xy * top + x0, xx * right + xy * bottom + x0];
  const rows = [yx * left + yy * top + y0, yx * right + yy * bottom + y0];
  const [x, y] = [Math.min(...columns), Math.min(...rows)];
  return { x, y, width: Math.max(...columns) - x + 1, height: Math.max(...rows) - y + 1 };
}

export function isEmpty({ width, height }: Rectangle): boolean {
  return width === 0 || height === 0;
}
