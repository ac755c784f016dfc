import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The bytes of a `.wasm` file in a package. */
export function wasmFile(specifier: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(resolve(specifier)));
}
