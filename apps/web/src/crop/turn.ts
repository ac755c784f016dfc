import type { Area } from '@image-converter/formats/crop-option';
import type { Size } from '@image-converter/formats/inspection';
import type { Choices } from '@image-converter/formats/options';

/** Rotated clockwise, then mirrored. */
export type Turn = Pick<Choices, 'rotate' | 'flip'>;

export const upright: Turn = { rotate: 0, flip: 'none' };

/** What a button does to the picture as it is seen. */
export type Way = 'left' | 'right' | 'horizontal' | 'vertical';

const otherFlip = { none: 'none', horizontal: 'vertical', vertical: 'horizontal' } as const;

export function turned({ rotate, flip }: Turn, way: Way): Turn {
  // Turning a mirrored picture turns the axis of the mirror, too.
  if (way === 'right') return simplest({ rotate: sum(rotate, 90), flip: otherFlip[flip] });
  if (way === 'left') return simplest({ rotate: sum(rotate, 270), flip: otherFlip[flip] });
  if (flip === 'none') return simplest({ rotate, flip: way });
  // Mirrored both ways is turned by half.
  return { rotate: flip === way ? rotate : sum(rotate, 180), flip: 'none' };
}

function sum(rotate: Turn['rotate'], by: number): Turn['rotate'] {
  return ((rotate + by) % 360) as Turn['rotate'];
}

/** Of the two ways to say the same, the one with the smaller rotation. */
function simplest({ rotate, flip }: Turn): Turn {
  if (flip === 'none' || rotate < 180) return { rotate, flip };
  return { rotate: sum(rotate, 180), flip: otherFlip[flip] };
}

/** Where a part of a picture is after the picture was turned. `picture` is its size before. */
export function turnedArea({ left, top, width, height }: Area, way: Way, picture: Size): Area {
  const right = picture.width - left - width;
  const bottom = picture.height - top - height;
  if (way === 'right') return { left: bottom, top: left, width: height, height: width };
  if (way === 'left') return { left: top, top: right, width: height, height: width };
  if (way === 'horizontal') return { left: right, top, width, height };
  return { left, top: bottom, width, height };
}
