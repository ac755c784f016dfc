import type { ColourSource } from '../colour/to-srgb.ts';

/** A file stripped of its colour description, and that description. */
export interface Untagged {
  readonly file: Blob;
  /** Undefined for sRGB. */
  readonly colours: ColourSource | undefined;
  /** Its orientation was removed as well. */
  readonly lacksOrientation?: true;
}

/** A byte range of a file; the end is exclusive. */
export interface Part {
  readonly start: number;
  readonly end: number;
  /** Replacement; default: none. */
  readonly instead?: Uint8Array<ArrayBuffer>;
}

/** Copies nothing: the browser references the rest as parts of the same file. Parts must be in order. */
export function without(file: Blob, parts: readonly Part[]): Blob {
  const starts = [0, ...parts.map(({ end }) => end)];
  const ends = [...parts.map(({ start }) => start), file.size];
  const kept = starts.flatMap((start, index) => [
    file.slice(start, ends[index]),
    parts[index]?.instead ?? new Uint8Array(),
  ]);
  return new Blob(kept, { type: file.type });
}

export async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}
