/** In bytes; the largest real ones, of printers, take 3 million. */
const longestProfile = 16 * 2 ** 20;

/** The profile in PNG's iCCP chunk: a name, a zero, the method of compression, of which there is one, and the data. */
export async function unpackedProfile(chunk: Uint8Array<ArrayBuffer>): Promise<Uint8Array | undefined> {
  const packed = new Blob([chunk.subarray(chunk.indexOf(0) + 2)]);
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    while (length <= longestProfile) {
      const { done, value } = await reader.read();
      if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
      parts.push(value);
      length += value.length;
    }
    await reader.cancel();
    return undefined;
  } catch {
    // A picture with a broken profile is shown without it, as everywhere.
    return undefined;
  }
}
