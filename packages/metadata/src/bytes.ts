export type Bytes = Uint8Array<ArrayBuffer>;

export function viewOf(bytes: Bytes): DataView<ArrayBuffer> {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function bytesOf(view: DataView): Bytes {
  return new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength);
}

export async function bytesAt(file: Blob, offset: number, length: number): Promise<Bytes> {
  return new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());
}

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A loop, because a regular expression takes minutes for a megabyte of zeros that are not at the end. */
export function withoutLastZeros(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\0') end -= 1;
  return text.slice(0, end);
}

/** One byte per character; characters must be below 256. */
export function ascii(text: string): Bytes {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function startsWith(bytes: Uint8Array, text: string): boolean {
  if (bytes.length < text.length) return false;
  for (let at = 0; at < text.length; at += 1) if (bytes[at] !== text.charCodeAt(at)) return false;
  return true;
}

/** Big-endian, as in every container except WebP and some TIFFs. */
export function uint16(...values: readonly number[]): Bytes {
  return Uint8Array.from(values.flatMap((value) => [value >>> 8, value]));
}

export function uint32(...values: readonly number[]): Bytes {
  return uint16(...values.flatMap((value) => [value >>> 16, value]));
}

/** Text in metadata is UTF-8 today and used to be Latin-1. */
export function textIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
