const signatureLength = 8;
/** Length, type and checksum of a chunk. */
const frameLength = 12;

export interface Chunk {
  readonly type: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** In file order; the inspector has checked that they are complete. */
export function chunksIn(png: Uint8Array<ArrayBuffer>): Chunk[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  for (let at = signatureLength; at + frameLength <= png.length; ) {
    const length = view.getUint32(at);
    if (at + frameLength + length > png.length) break;
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (type === 'IEND') break;
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += frameLength + length;
  }
  return chunks;
}

/** Concatenated data of all chunks of one type. */
export function joined(chunks: readonly Chunk[], wanted: string): Uint8Array<ArrayBuffer> {
  const parts = chunks.filter(({ type }) => type === wanted).map(({ data }) => data);
  const whole = new Uint8Array(parts.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Big-endian. */
export function uint16s(data: Uint8Array): number[] {
  return Array.from(
    { length: data.length >> 1 },
    (_, index) => ((data[2 * index] ?? 0) << 8) | (data[2 * index + 1] ?? 0),
  );
}
