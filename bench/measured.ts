import type { Target } from '@image-converter/formats/formats';

/** Targets that are compared with other converters. */
export type Measured = Extract<Target, 'jpg' | 'png' | 'webp'>;
