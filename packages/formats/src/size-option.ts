import type { Size } from './inspection.ts';
import { type Check, either, oneOf, wholeNumber } from './option-checks.ts';

const side = wholeNumber(1, 16_384);

/** Sides in pixels; the other side is scaled to match. */
export const sizeKinds = { longestSide: side, width: side, height: side, percent: wholeNumber(1, 1000) };
export type SizeKind = keyof typeof sizeKinds;

export type ChosenSize = { readonly [Kind in SizeKind]: { readonly [Name in Kind]: number } }[SizeKind];
export type SizeOption = 'original' | ChosenSize;

/** `{ width: 800 }` as `['width', 800]` */
export function partsOf(size: ChosenSize): readonly [SizeKind, number] {
  return Object.entries(size)[0] as [SizeKind, number];
}

const chosenSize: Check<ChosenSize> = {
  is: (value): value is ChosenSize => {
    if (typeof value !== 'object' || value === null) return false;
    const [[kind = '', number] = [], ...more] = Object.entries(value);
    return more.length === 0 && Object.hasOwn(sizeKinds, kind) && sizeKinds[kind as SizeKind].is(number);
  },
  schema: {
    anyOf: Object.entries(sizeKinds).map(([kind, { schema }]) => ({
      type: 'object',
      properties: { [kind]: schema },
      required: [kind],
      additionalProperties: false,
    })),
  },
};

export const sizeCheck = either(oneOf('original'), chosenSize);

/** Size of the output: at least one pixel per side, and never enlarged unless requested. */
export function outputSize(size: SizeOption, original: Size, enlarge: boolean): Size {
  const factor = factorOf(size, original);
  if (factor === 1 || (factor > 1 && !enlarge)) return { width: original.width, height: original.height };
  const scaled = (side: number) => Math.max(1, Math.round(side * factor));
  return { width: scaled(original.width), height: scaled(original.height) };
}

function factorOf(size: SizeOption, { width, height }: Size): number {
  if (size === 'original') return 1;
  if ('percent' in size) return size.percent / 100;
  if ('width' in size) return size.width / width;
  if ('height' in size) return size.height / height;
  return size.longestSide / Math.max(width, height);
}
