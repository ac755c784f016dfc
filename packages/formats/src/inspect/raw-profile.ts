/** Prefix of the keywords of PNG text chunks with metadata, from before there were chunks for it. */
export const rawProfile = 'Raw profile type ';

/** Decodes the hexadecimal digits, which follow a line with the profile's name and one with its length. */
export function profileIn(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const letters = new TextDecoder('latin1').decode(text);
  const digits = /^\s*\w+\s+\d+\s+([\s\da-f]*)/i.exec(letters)?.[1]?.replace(/\s/g, '') ?? '';
  return Uint8Array.from({ length: digits.length >> 1 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  );
}

/** Undefined if damaged or longer than `maxBytes`: a few bytes can inflate to gigabytes. */
export async function inflated(
  packed: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
    for (const reader = stream.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
      length += value.length;
      parts.push(value);
      if (length > maxBytes) {
        await reader.cancel();
        return undefined;
      }
    }
  } catch {
    return undefined;
  }
}
