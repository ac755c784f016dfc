import { exifOrientation } from './orientation.ts';

/** What programs called EXIF data before PNG had a chunk for it; the second is named after JPEG's segment. */
const keywords = ['Raw profile type exif', 'Raw profile type APP1'];
/** What JPEG has before EXIF data. */
const prefix = '457869660000';

/**
 * The orientation in a tEXt or zTXt chunk with EXIF data; undefined for other texts. The data stands there in
 * hexadecimal digits, after a line with its name and one with its length.
 */
export async function orientationInText(type: string, chunk: DataView): Promise<number | undefined> {
  const data = new Uint8Array(chunk.buffer as ArrayBuffer, chunk.byteOffset, chunk.byteLength).slice();
  const end = data.indexOf(0);
  if (!keywords.includes(latin1(data.subarray(0, end)))) return undefined;
  // In zTXt, the method of compression follows, of which there is one.
  const text = type === 'zTXt' ? await inflated(data.slice(end + 2)) : latin1(data.subarray(end + 1));
  const digits = /^\s*\w+\s+\d+\s+([\s\da-f]*)/i.exec(text)?.[1]?.replace(/\s/g, '');
  if (!digits) return undefined;
  const exif = digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
  const bytes = Uint8Array.from(exif.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return exifOrientation(new DataView(bytes.buffer));
}

/** Damaged texts say nothing. */
async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    return await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))).text();
  } catch {
    return '';
  }
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
