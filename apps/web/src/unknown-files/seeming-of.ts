import { loadRareFormats } from '@image-converter/formats/any-format';
import { extensionsOf, formatNames } from '@image-converter/formats/formats';
import type { Seeming } from '@image-converter/formats/unknown/seems-to-be';

/** Undefined if the file cannot be read, or the recogniser not be loaded. */
export async function seemingOf(file: File): Promise<Seeming | undefined> {
  try {
    const [{ seemsToBe }, { rareFormats }] = await Promise.all([
      import('@image-converter/formats/unknown/seems-to-be'),
      loadRareFormats(),
    ]);
    const rare = Object.values(rareFormats).flatMap(({ extensions }) => [...extensions]);
    return await seemsToBe(file, new Set<string>([...extensionsOf(formatNames), ...rare]));
  } catch {
    return undefined;
  }
}
