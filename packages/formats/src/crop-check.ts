import type { FreeCrop, RatioCrop } from './crop-option.ts';
import { type Check, either, oneOf, place, record, share, wholeNumber } from './option-checks.ts';

const freeCrop: Check<FreeCrop> = record({ left: place, top: place, width: share, height: share });

/** Such as 16 and 9; or pixels. */
const ratioPart = wholeNumber(1, 65_535);
const ratioCrop: Check<RatioCrop> = record({
  ratio: record({ width: ratioPart, height: ratioPart }),
  x: place,
  y: place,
  scale: share,
});

export const cropCheck = either(oneOf('none'), freeCrop, ratioCrop);
