/**
 * In bytes. Not all at once: data may unpack to a thousand times its size, and a browser unpacks what it was given to the
 * end. Nor in the chunks of a PNG, which are often of 8 KB: each piece takes a few tasks of this thread.
 */
const pieceLength = 2 ** 16;

/**
 * What zlib's data unpacks to, part by part, by the browser's own zlib: nothing has to be loaded for it. Throws if it finds
 * anything wrong, such as the checksum.
 */
export async function* inflatedByBrowser(packed: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream('deflate');
  // Whoever reads hears of what is wrong.
  send(packed, writable.getWriter()).catch(() => {});
  const reader = readable.getReader();
  try {
    for (;;) {
      const { value } = await reader.read();
      if (!value) return;
      yield value;
    }
  } finally {
    // If the caller has seen enough, the rest is not unpacked.
    reader.cancel().catch(() => {});
  }
}

async function send(packed: Uint8Array<ArrayBuffer>, writer: WritableStreamDefaultWriter<BufferSource>): Promise<void> {
  for (let at = 0; at < packed.length; at += pieceLength) {
    await writer.write(packed.subarray(at, at + pieceLength));
  }
  await writer.close();
}
