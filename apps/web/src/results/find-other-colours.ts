import type { AnyFormat } from '@image-converter/formats/any-format';

/** Whether the headers describe other colours than sRGB. */
export async function findOtherColours(file: File, format: AnyFormat): Promise<boolean> {
  const { inspect } = await import('@image-converter/engine/inspect');
  const { isTagged = false, cmyk = false } = (await inspect(file, format)) ?? {};
  return isTagged || cmyk;
}
