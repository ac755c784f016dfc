import { Source } from '@image-converter/formats/inspect/source';
import { textAt } from '@image-converter/formats/inspect/text';
import { bytesOf, type Part, type Untagged, without } from './parts.ts';

const SOS = 0xda;
const APP1 = 0xe1;
const APP2 = 0xe2;
/** Fill bytes count as well. */
const maxSegments = 65_536;
const signature = 'ICC_PROFILE\0';
const exifSignature = 'Exif\0\0';
/** Header of a segment with part of a profile: marker, length, signature, part number and number of parts. */
const headLength = 18;

const startLength = 2;
/** The start and an empty comment: Firefox recognises a format by the first part of a blob alone. */
const recognisable = Uint8Array.of(0xff, 0xd8, 0xff, 0xfe, 0, 2);

/** The profile and the EXIF data, which has the orientation, are in segments before the picture's data. */
export async function untagJpeg(file: Blob): Promise<Untagged | undefined> {
  const source = new Source(file);
  const profile: (Part & { number: number })[] = [];
  const parts: Part[] = [];
  let offset = 2;
  for (let count = 0; count < maxSegments && offset + headLength <= source.size; count++) {
    const head = await source.view(offset, headLength);
    const marker = head.getUint8(1);
    if (head.getUint8(0) !== 0xff || marker === SOS) break;
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    const end = offset + 2 + head.getUint16(2);
    const isProfile = marker === APP2 && textAt(head, 4, signature.length) === signature;
    if (isProfile) profile.push({ start: offset, end, number: head.getUint8(16) });
    if (isProfile || (marker === APP1 && textAt(head, 4, exifSignature.length) === exifSignature))
      parts.push({ start: offset, end });
    offset = end;
  }
  const [first] = parts;
  if (!first) return undefined;
  if (first.start === startLength) parts[0] = { start: 0, end: first.end, instead: recognisable };
  const inOrder = profile.toSorted((one, other) => one.number - other.number);
  const icc = await bytesOf(new Blob(inOrder.map(({ start, end }) => file.slice(start + headLength, end))));
  return { file: without(file, parts), colours: profile.length > 0 ? { icc } : undefined, lacksOrientation: true };
}
