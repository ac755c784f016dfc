import { fstatSync, openSync, readSync } from 'node:fs';

/**
 * Returns a reader for a `.wasm` file of a package, given its resolved URL. The file is read when needed, but opened at
 * once, because a sandboxed process can no longer open files.
 */
export function openWasm(address: string): () => Uint8Array<ArrayBuffer> {
  const file = openSync(new URL(address), 'r');
  const { size } = fstatSync(file);
  return () => {
    const bytes = new Uint8Array(size);
    if (readSync(file, bytes, 0, size, 0) < size) throw new Error(`${address} became shorter`);
    return bytes;
  };
}
