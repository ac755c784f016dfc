import type { Target } from '@image-converter/formats/formats';

/** The targets that are measured against others. */
export type Measured = Extract<Target, 'jpg' | 'png' | 'webp'>;
