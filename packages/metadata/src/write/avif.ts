import { type Bytes, joined, uint32 } from '../bytes.ts';
import { exifBlock } from '../exif/write.ts';
import type { SelectedMetadata } from '../selected-metadata.ts';
import { writePacket } from '../xmp/packet.ts';
import { type NewItem, withAdditions } from './items.ts';

/** Metadata is items that describe the picture item (ISO/IEC 23008-12, annex A). */
export function writeAvif(file: Bytes, kept: SelectedMetadata): Bytes[] {
  return withAdditions(file, (primary) => ({
    items: itemsOf(kept).map((item) => ({ ...item, reference: { type: 'cdsc', to: [primary] } })),
  }));
}

function itemsOf({ directories, properties }: SelectedMetadata): NewItem[] {
  const items: NewItem[] = [];
  // No bytes before the TIFF header.
  if (directories) items.push({ kind: 'Exif\0', data: joined(uint32(0), exifBlock(directories)) });
  if (properties.length > 0) items.push({ kind: 'mime\0application/rdf+xml\0', data: writePacket(properties) });
  return items;
}
