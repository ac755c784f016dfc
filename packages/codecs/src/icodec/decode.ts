import { CodecError } from '@image-converter/formats/codec-error';
import type { Host } from '../codec.ts';
import type { BuildName } from './builds.ts';
import { type DecodedPicture, Library } from './library.ts';

/** WebAssembly memory never shrinks: after a large picture, a new instance is cheaper than keeping the memory. */
export const fatBytes = 256 * 2 ** 20;

type Decoder = Exclude<BuildName, 'jxl-encoder'>;

/** One per build and thread. */
const libraries = new Map<Decoder, Library>();

export async function getLibrary(name: Decoder, host: Host<unknown>): Promise<Library> {
  const module = await host.wasm(name);
  const library = libraries.get(name) ?? new Library(module, name);
  libraries.set(name, library);
  return library;
}

/** Undefined if the library refuses the file. */
export async function decodeBy(
  name: Decoder,
  file: Uint8Array,
  host: Host<unknown>,
): Promise<DecodedPicture | undefined> {
  const library = await getLibrary(name, host);
  try {
    const picture = library.decode(file);
    if (!picture && library.isFull) throw new RangeError('no memory for the picture');
    if (library.bytes > fatBytes) libraries.delete(name);
    return picture;
  } catch (cause) {
    // An instance that failed halfway is not reused.
    libraries.delete(name);
    throw new CodecError(library.isFull || cause instanceof RangeError ? 'TOO_LARGE' : 'CORRUPT', cause);
  }
}
