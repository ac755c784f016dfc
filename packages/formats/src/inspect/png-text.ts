import { exifOrientation } from './orientation.ts';
import { inflated, profileIn, rawProfile } from './raw-profile.ts';
import { textAt } from './text.ts';

/** Keywords for EXIF data from before PNG had a chunk for it; the second is named after JPEG's segment. */
const keywords = ['exif', 'APP1'].map((kind) => `${rawProfile}${kind}`);
/** PNG, 11.3.3.2. */
const longestKeyword = 79;
/** Prefix of EXIF data in JPEG. */
const prefix = 'Exif\0\0';
/** JPEG limits EXIF data to 64 KB, and hexadecimal digits take twice as much. */
const maxBytes = 1024 * 1024;

/** Orientation in a tEXt or zTXt chunk with EXIF data; undefined for other text. */
export async function orientationInText(type: string, chunk: DataView): Promise<number | undefined> {
  const data = new Uint8Array(chunk.buffer as ArrayBuffer, chunk.byteOffset, chunk.byteLength);
  const end = data.subarray(0, longestKeyword + 1).indexOf(0);
  if (!keywords.includes(textAt(chunk, 0, Math.max(0, end)))) return undefined;
  // In zTXt, the compression method follows; only one exists.
  const text = type === 'zTXt' ? await inflated(data.slice(end + 2), maxBytes) : data.subarray(end + 1);
  const exif = new DataView(profileIn(text ?? new Uint8Array()).buffer);
  if (exif.byteLength === 0) return undefined;
  const hasPrefix = exif.byteLength >= prefix.length && textAt(exif, 0, prefix.length) === prefix;
  return exifOrientation(hasPrefix ? new DataView(exif.buffer, prefix.length) : exif);
}
