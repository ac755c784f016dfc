import { bodyOf, boxesIn } from '@image-converter/formats/inspect/boxes';
import { type Blocks, longestBlock } from '../blocks.ts';
import { type Bytes, bytesOf, startsWith, viewOf } from '../bytes.ts';
import { tiffIn } from './heif.ts';

/** Start of a codestream without boxes, which holds no metadata. */
export const bareStart = '\xff\x0a';

/** Boxes that are compressed with Brotli are not read: browsers cannot unpack them. */
export function readJxl(file: Bytes): Blocks {
  if (startsWith(file, bareStart)) return {};
  const boxes = boxesIn(viewOf(file));
  const exif = blockOf(bodyOf(boxes, 'Exif'));
  const xmp = blockOf(bodyOf(boxes, 'xml '));
  return { ...(exif && { exif: tiffIn(exif) }), ...(xmp && { xmp }) };
}

function blockOf(body: DataView | undefined): Bytes | undefined {
  return body && body.byteLength <= longestBlock ? bytesOf(body) : undefined;
}
