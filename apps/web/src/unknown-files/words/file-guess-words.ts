import type { Kind } from '@image-converter/formats/unknown/signatures';

/** For each kind: what the file appears to be, and what to do. */
export type FileGuessWords = Readonly<Record<Kind, string>>;
