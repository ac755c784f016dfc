const contents = new WeakMap<Blob, Promise<ArrayBuffer>>();

/** Cached, so that a file is read only once: each read is a round trip to another browser process. */
export function fileContents(file: Blob): Promise<ArrayBuffer> {
  const known = contents.get(file) ?? file.arrayBuffer();
  contents.set(file, known);
  return known;
}

/** A file that is in memory already. */
export function fileOf(bytes: Uint8Array<ArrayBuffer>): Blob {
  const file = new Blob([bytes]);
  const isWholeBuffer = bytes.length === bytes.buffer.byteLength;
  if (isWholeBuffer) contents.set(file, Promise.resolve(bytes.buffer));
  return file;
}
