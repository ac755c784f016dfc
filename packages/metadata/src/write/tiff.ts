import { firstIfdOffset, ifdAt, layoutOf } from '@image-converter/formats/inspect/ifd';
import { type Bytes, bytesOf, viewOf } from '../bytes.ts';
import { type Directories, type Field, swapped, type } from '../exif/fields.ts';
import * as tag from '../exif/tags.ts';
import { laidOut } from '../exif/write.ts';
import { iptcBlock } from '../iptc/write.ts';
import type { SelectedMetadata } from '../selected-metadata.ts';
import { writePacket } from '../xmp/packet.ts';

export function writeTiff(file: Bytes, { directories, properties, datasets }: SelectedMetadata): Bytes[] {
  const { image, photo, gps } = inOrder(directories, directoryIn(file).littleEndian);
  const own = [...image];
  if (properties.length > 0) own.push(bytesField(tag.xmp, writePacket(properties)));
  if (datasets.length > 0) own.push(bytesField(tag.iptc, iptcBlock(datasets)));
  return withFields(file, { image: own, photo, gps });
}

/** The first one. */
export function directoryIn(file: Bytes) {
  const view = viewOf(file);
  const layout = layoutOf(view);
  const old = layout?.word === 4 ? ifdAt(view, firstIfdOffset(view, layout), layout) : undefined;
  if (!old || !layout) throw new RangeError('TIFF: no directory');
  return { old, littleEndian: layout.littleEndian };
}

/** Writes a new directory after the picture, whose data keeps its place. */
export function withFields(file: Bytes, { image: own, photo, gps }: Omit<Directories, 'littleEndian'>): Bytes[] {
  const { old, littleEndian } = directoryIn(file);
  const others = [...old.entries]
    .filter(([number]) => !own.some((field) => field.tag === number))
    // Keeps offsets as they are: the values they point to are not moved.
    .map(
      ([number, { type: ofType, count, field }]): Field => ({ tag: number, type: ofType, count, data: bytesOf(field) }),
    );
  const start = file.length + (file.length % 2);
  const { bytes, first } = laidOut({ littleEndian, image: [...others, ...own], photo, gps }, start);
  const head = file.slice(0, 8);
  viewOf(head).setUint32(4, first, littleEndian);
  return [head, file.subarray(8), new Uint8Array(start - file.length), bytes];
}

function inOrder(directories: Directories | undefined, littleEndian: boolean): Omit<Directories, 'littleEndian'> {
  if (!directories) return { image: [], photo: [], gps: [] };
  const { image, photo, gps } = directories;
  if (directories.littleEndian === littleEndian) return { image, photo, gps };
  return { image: image.map(swapped), photo: photo.map(swapped), gps: gps.map(swapped) };
}

function bytesField(number: number, data: Bytes): Field {
  return { tag: number, type: type.byte, count: data.length, data };
}
