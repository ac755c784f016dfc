const contents = new WeakMap<Blob, Promise<ArrayBuffer>>();

/** Cached, so that a file is read only once: each read is a round trip to another browser process. */
export function fileContents(file: Blob): Promise<ArrayBuffer> {
  const known = contents.get(file) ?? file.arrayBuffer();
  contents.set(file, known);
  return known;
}
