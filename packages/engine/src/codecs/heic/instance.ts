import { instantiateLibheif, type Libheif } from '@image-converter/codecs/heic/libheif';
import { codecModule } from '../../worker-codecs.ts';

/** WebAssembly memory never shrinks: after a picture that was decoded whole, a fresh instance costs less than it. */
const fatBytes = 256 * 2 ** 20;

let instance: Libheif | undefined;

/** This worker's libheif. */
export async function libheif(): Promise<Libheif> {
  if (!instance || instance.HEAPU8.length > fatBytes) instance = instantiateLibheif(await codecModule('heic'));
  return instance;
}

/** After a trap, what is left of an instance is not to be trusted. */
export function discardLibheif(): void {
  instance = undefined;
}
