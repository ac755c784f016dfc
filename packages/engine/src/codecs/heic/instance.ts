import { instantiateLibheif, type Libheif } from '@image-converter/codecs/heic/libheif';
import { codecModule } from '../../worker-codecs.ts';

/** WebAssembly memory never shrinks: after a picture was decoded whole, a fresh instance is cheaper than keeping it. */
const fatBytes = 256 * 2 ** 20;

let instance: Libheif | undefined;

/** This worker's libheif. */
export async function libheif(): Promise<Libheif> {
  const module = await codecModule('heic');
  // Checked after the await: another caller may have made one by then, and a second one takes time.
  if (!instance || instance.HEAPU8.length > fatBytes) instance = instantiateLibheif(module);
  return instance;
}

/** After a trap an instance may be corrupt. */
export function discardLibheif(): void {
  instance = undefined;
}
