import type { Blocks } from '../blocks.ts';
import type { Bytes } from '../bytes.ts';
import { bytesOfTag } from '../exif/read.ts';
import * as tag from '../exif/tags.ts';
import { iptcIn } from '../iptc/read.ts';

/** The file itself is a TIFF structure; descriptive tags are mixed with storage tags. */
export function readTiff(file: Bytes): Blocks {
  const xmp = bytesOfTag(file, tag.xmp);
  const resources = bytesOfTag(file, tag.photoshopResources);
  const iptc = bytesOfTag(file, tag.iptc) ?? (resources && iptcIn(resources));
  return { exif: file, ...(xmp && { xmp }), ...(iptc && { iptc }) };
}
