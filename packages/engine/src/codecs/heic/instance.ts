import { instantiateLibheif, type Libheif } from '@image-converter/codecs/heic/libheif';
import { codecModule } from '../../worker-codecs.ts';

/** WebAssembly memory never shrinks: after a picture that was decoded whole, a fresh instance costs less than it. */
const fatBytes = 256 * 2 ** 20;

let instance: Libheif | undefined;

/** This worker's libheif. */
export async function libheif(): Promise<Libheif> {
  const module = await codecModule('heic');
  // Looked at only now: whoever asked for it meanwhile has it already, and a second one takes its time.
  if (!instance || instance.HEAPU8.length > fatBytes) instance = instantiateLibheif(module);
  return instance;
}

/** After a trap, what is left of an instance is not to be trusted. */
export function discardLibheif(): void {
  instance = undefined;
}
