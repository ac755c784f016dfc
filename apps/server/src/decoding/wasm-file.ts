import { fstatSync, openSync, readSync } from 'node:fs';

/**
 * Gives the bytes of a `.wasm` file in a package, by its resolved address. The file is read when it is needed, but
 * opened right away, because a sealed process can no longer open files.
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
