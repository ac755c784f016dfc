import type { Format } from '@image-converter/formats/formats';

/** Prepares the codec and scripts that a file needs in this worker. Files that the browser itself decodes need none. */
export async function prepareFor(format: Format, file: Blob): Promise<void> {
  if (format === 'heic') await prepareHeic();
  if (format === 'tiff') await (await import('./tiff/decode.ts')).prepareTiff(file);
}

async function prepareHeic(): Promise<void> {
  const scripts = Promise.all([import('./heic/decode.ts'), import('./heic/help.ts')]);
  const { libheif } = await import('./heic/instance.ts');
  await Promise.all([libheif(), scripts]);
}
