/** In bytes; the largest real profiles, for printers, take 3 million. */
const longestProfile = 16 * 2 ** 20;

/**
 * Decompresses the profile in PNG's iCCP chunk: a name, a zero byte, the compression method (always 0) and the data.
 */
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
    // A broken profile is ignored, as in all other programs.
    return undefined;
  }
}
