import type { ColourSource } from '../colour/to-srgb.ts';

/** A file that no longer says what its colours mean, and what it said. */
export interface Untagged {
  readonly file: Blob;
  /** Undefined for sRGB. */
  readonly colours: ColourSource | undefined;
}

/** A part of a file, from its first byte to before its last. */
export interface Part {
  readonly start: number;
  readonly end: number;
  /** What stands there instead; nothing if not set. */
  readonly instead?: Uint8Array<ArrayBuffer>;
}

/** Copies nothing: the browser keeps what is left as parts of the same file. Parts come in their order. */
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
