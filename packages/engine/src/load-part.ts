import { ConversionError } from './errors.ts';

/** Scripts that load with the first file that needs them. If one cannot be loaded, that is not the picture's fault. */
export async function loadPart<Part>(importPart: () => Promise<Part>): Promise<Part> {
  try {
    return await importPart();
  } catch (error) {
    throw new ConversionError('CODEC_UNAVAILABLE', error);
  }
}
