import { loadRareFormats } from '@image-converter/formats/any-format';
import { extensionsOf, formatNames } from '@image-converter/formats/formats';
import type { FileGuess } from './identify.ts';

/** Undefined if the file cannot be read or the code cannot be loaded. */
export async function guessFile(file: File): Promise<FileGuess | undefined> {
  try {
    const [{ identify }, { rareFormats }] = await Promise.all([import('./identify.ts'), loadRareFormats()]);
    const rare = Object.values(rareFormats).flatMap(({ extensions }) => [...extensions]);
    return await identify(file, new Set<string>([...extensionsOf(formatNames), ...rare]));
  } catch {
    return undefined;
  }
}
