/**
 * In bytes. Not everything at once: data may grow a thousandfold, and a browser decompresses all it was given. Not by
 * PNG chunk either, as these are often only 8 KB: each piece takes a few tasks of this thread.
 */
const pieceLength = 2 ** 16;

/** Undefined if the data is damaged or does not have exactly this length. */
export async function inflateByBrowser(
  packed: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = new Uint8Array(length);
  let at = 0;
  try {
    for await (const part of inflatedByBrowser(packed)) {
      if (at + part.length > length) return undefined;
      bytes.set(part, at);
      at += part.length;
    }
  } catch {
    return undefined;
  }
  return at === length ? bytes : undefined;
}

/**
 * Decompresses zlib data part by part with the browser's own zlib, so nothing has to be loaded. Throws on any error,
 * such as a wrong checksum.
 */
export async function* inflatedByBrowser(packed: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate');
  // Errors reach the reader.
  send(packed, writable.getWriter()).catch(() => {});
  const reader = readable.getReader();
  try {
    for (;;) {
      const { value } = await reader.read();
      if (!value) return;
      yield value;
    }
  } finally {
    // If the caller stops early, the rest is not decompressed.
    reader.cancel().catch(() => {});
  }
}

async function send(packed: Uint8Array<ArrayBuffer>, writer: WritableStreamDefaultWriter<BufferSource>): Promise<void> {
  for (let at = 0; at < packed.length; at += pieceLength) {
    await writer.write(packed.subarray(at, at + pieceLength));
  }
  await writer.close();
}
