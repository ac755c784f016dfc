import { readFileSync } from 'node:fs';

/** The bytes of a `.wasm` file in a package, by its resolved address. */
export function wasmFile(address: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(address)));
}
