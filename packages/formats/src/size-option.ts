import type { Size } from './inspection.ts';
import { type Check, either, oneOf, record, wholeNumber } from './option-checks.ts';

const side = wholeNumber(1, 16_384);

/** Sides in pixels; the other side is scaled to match. */
export const sideKinds = { longestSide: side, width: side, height: side, percent: wholeNumber(1, 1000) };
export type SideKind = keyof typeof sideKinds;

const box: Check<Size> = record({ width: side, height: side });

/**
 * Two sides: the picture is made to fit within them, to fill them (what juts out is cut off, the same on both sides), or
 * to fit within them with margins up to exactly that size. `padRatio` adds margins up to that ratio, and scales nothing.
 * Margins are transparent, so they get the background wherever transparent pixels do.
 */
export const boxKinds = { box, fill: box, pad: box, padRatio: box };
export type BoxKind = keyof typeof boxKinds;

export type SizeKind = SideKind | BoxKind;

export type ChosenSize =
  | { readonly [Kind in SideKind]: { readonly [Name in Kind]: number } }[SideKind]
  | { readonly [Kind in BoxKind]: { readonly [Name in Kind]: Size } }[BoxKind];
export type SizeOption = 'original' | ChosenSize;

/** `{ width: 800 }` as `['width', 800]` */
export function partsOf(size: ChosenSize): readonly [SideKind, number] | readonly [BoxKind, Size] {
  return Object.entries(size)[0] as [SideKind, number] | [BoxKind, Size];
}

const kinds = Object.entries({ ...sideKinds, ...boxKinds });

export const sizeCheck = either(
  oneOf('original'),
  ...kinds.map(([kind, check]) => record({ [kind]: check }) as unknown as Check<ChosenSize>),
);
