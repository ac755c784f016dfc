const contents = new WeakMap<Blob, Promise<ArrayBuffer>>();

/** Read once, however many look at it: each reading of a file is a round trip to another browser process. */
export function fileContents(file: Blob): Promise<ArrayBuffer> {
  const known = contents.get(file) ?? file.arrayBuffer();
  contents.set(file, known);
  return known;
}
