import type { AnyFormat } from '@image-converter/formats/any-format';

/** Whether the photo has an HDR part. */
export async function findGainMap(file: File, format: AnyFormat): Promise<boolean> {
  if (!['jpg', 'heic', 'heif', 'avif'].includes(format)) return false;
  return (await import('@image-converter/metadata/gain-map')).hasGainMap(file, format);
}
