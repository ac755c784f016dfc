import { HeicError } from './heic-error.ts';
import type { HeifFile } from './heif-file.ts';
import type { CodingIndependentColour } from './nclx.ts';

interface NclxProfile extends CodingIndependentColour {
  readonly matrix: number;
  readonly isFullRange: boolean;
}

/** The profile whose address `get` writes to its second argument, or undefined if there is none. */
export function readNclx(file: HeifFile, get: (error: number, out: number) => void): NclxProfile | undefined {
  try {
    const [address = 0] = file.call(get);
    const [, primaries = 0, transfer = 0, matrix = 0, fullRange = 0] = file.words(address, 5);
    file.libheif._heif_nclx_color_profile_free(address);
    // The flag is one byte; what follows it is padding.
    return { primaries, transfer, matrix, isFullRange: (fullRange & 0xff) !== 0 };
  } catch (error) {
    // libheif reports a missing profile as an error.
    if (error instanceof HeicError) return undefined;
    throw error;
  }
}
