import { boxesIn } from '@image-converter/formats/inspect/boxes';
import { ascii, type Bytes, bytesOf, startsWith, uint32, viewOf } from '../bytes.ts';
import { exifBlock } from '../exif/write.ts';
import { bareStart } from '../read/jxl.ts';
import type { SelectedMetadata } from '../selected-metadata.ts';
import { writePacket } from '../xmp/packet.ts';
import { box } from './box.ts';

/** Signature and file type (ISO/IEC 18181-2). */
const start = [box('JXL ', ascii('\r\n\x87\n')), box('ftyp', ascii('jxl \0\0\0\0jxl '))];

const metadataTypes = ['Exif', 'xml ', 'brob'];

/** A codestream alone holds no metadata, so it gets boxes around it. Metadata comes first, as cjxl writes it. */
export function writeJxl(file: Bytes, { directories, properties }: SelectedMetadata): Bytes[] {
  // No bytes before the TIFF header.
  const exif = directories ? [box('Exif', uint32(0), exifBlock(directories))] : [];
  const xmp = properties.length > 0 ? [box('xml ', writePacket(properties))] : [];
  const [head, rest] = startsWith(file, bareStart) ? [start, [box('jxlc', file)]] : partsOf(file);
  return [...head, ...exif, ...xmp, ...rest];
}

/** Signature and file type, and what follows them. */
function partsOf(file: Bytes): [Bytes[], Bytes[]] {
  const boxes = boxesIn(viewOf(file)).filter(({ type }) => !metadataTypes.includes(type));
  const whole = boxes.map(({ type, body }) => box(type, bytesOf(body)));
  return [whole.slice(0, start.length), whole.slice(start.length)];
}
