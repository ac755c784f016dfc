import { CodecError } from '@image-converter/formats/codec-error';

/** In bytes. The largest real drawings, such as maps, have tens of megabytes. */
const longest = 128 * 2 ** 20;

/** The text of an SVG, decompressed if necessary, in its declared encoding. */
export async function textOfSvg(file: Blob): Promise<string> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const bytes = head[0] === 0x1f && head[1] === 0x8b ? await unpacked(file) : new Uint8Array(await file.arrayBuffer());
  if (bytes.length > longest) throw new CodecError('TOO_LARGE', `${bytes.length} bytes`);
  return decoded(bytes);
}

/** Stops as soon as it is too long: a small file may expand to gigabytes. */
async function unpacked(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      chunks.push(next.value);
      length += next.value.length;
      if (length > longest) throw new CodecError('TOO_LARGE', 'unpacked');
    }
  } catch (cause) {
    throw cause instanceof CodecError ? cause : new CodecError('CORRUPT', cause);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** A byte order mark takes precedence over the declaration; without either it is UTF-8. */
function decoded(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return decode(bytes, 'utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return decode(bytes, 'utf-16be');
  const start = decode(bytes.subarray(0, 200), 'latin1');
  const [, declared = 'utf-8'] = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(start) ?? [];
  return decode(bytes, declared);
}

function decode(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch (cause) {
    throw new CodecError('CORRUPT', cause);
  }
}
