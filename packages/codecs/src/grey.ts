import type { Picture } from './native/picture.ts';
import type { Pixels } from './pixels.ts';

/** Pixels in memory are checked up to the first coloured one. */
export function isGreyPicture(picture: Picture): boolean {
  if (picture.kind === 'bitmap') return picture.grey;
  return picture.kind === 'pixels' && isGrey(picture);
}

/** Stops at the first coloured pixel. */
export function isGrey({ data }: Pixels<4>): boolean {
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] !== data[i + 1] || data[i] !== data[i + 2]) return false;
  }
  return true;
}
