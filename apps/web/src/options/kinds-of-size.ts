import type { ConversionOptions } from '@image-converter/formats/options';

type Size = ConversionOptions['size'];

export const kindsOfSize = ['longestSide', 'width', 'height', 'percent'] as const;
export type KindOfSize = (typeof kindsOfSize)[number];

interface ChosenSize {
  readonly kind: KindOfSize;
  readonly value: number;
}

/** Undefined for the original size. */
export function chosenSize(size: Size): ChosenSize | undefined {
  if (size === 'original') return undefined;
  const values: Partial<Record<KindOfSize, number>> = size;
  const kind = kindsOfSize.find((one) => values[one] !== undefined);
  return kind && { kind, value: values[kind] ?? 0 };
}

export function sizeOf({ kind, value }: ChosenSize): Size {
  const sizes = {
    longestSide: { longestSide: value },
    width: { width: value },
    height: { height: value },
    percent: { percent: value },
  };
  return sizes[kind];
}
