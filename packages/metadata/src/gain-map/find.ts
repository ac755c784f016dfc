import type { AnyFormat } from '@image-converter/formats/any-format';
import type { Box } from '@image-converter/formats/inspect/boxes';
import { isGainMap } from '@image-converter/formats/inspect/heif-gain-map';
import { type Items, readItems } from '@image-converter/formats/inspect/heif-items';
import { type Bytes, startsWith } from '../bytes.ts';
import { readDirectories } from '../exif/read.ts';
import * as tag from '../exif/tags.ts';
import { findMeta, readInfos } from '../heif/meta.ts';
import { dataOf, readHeif } from '../read/heif.ts';
import { APP1, APP2, readJpeg, segmentsIn, xmpStart } from '../read/jpeg.ts';
import { appleDescription, appleTable, headroomIn } from './apple.ts';
import { avifWithMap } from './avif.ts';
import { type GainMapDescription, isPlausible, neutralValue, readIso } from './description.ts';
import { isApples, readAppleHeadroom, readHdrgm } from './hdrgm.ts';
import { furtherPictures } from './mpf.ts';
import { describedMap, isoStart, ultraHdr } from './write.ts';

/** A photo's gain map, found but not decoded. */
export interface FoundGainMap {
  /** A JPEG, turned like the photo itself; or the number of an item in a HEIC, which is turned on its own. */
  readonly coded: Bytes | number;
  /** 3 if each colour has its own gains. */
  readonly channels: 1 | 3;
  /** A new value for each, if the maker's values mean something else than those of Ultra HDR. */
  readonly table?: Uint8Array | undefined;
  /** Values that brighten nothing, one per channel. */
  readonly neutral: readonly number[];
  /** Puts it into pictures of each target that can hold one. */
  readonly forms: Readonly<Record<'jpg' | 'avif', GainMapForm>>;
}

interface GainMapForm {
  /** What is added to a picture, of an encoded map. */
  described(map: Bytes): Bytes;
  /** The picture with its described map, to be concatenated. */
  put(picture: Bytes, described: Bytes): Bytes[];
}

interface Described {
  readonly description: GainMapDescription;
  readonly table?: Uint8Array;
}

/** Undefined if there is none, or none that can be understood: a damaged map is no reason to refuse its picture. */
export function findGainMap(file: Bytes, format: AnyFormat): FoundGainMap | undefined {
  try {
    const found = format === 'jpg' ? inJpeg(file) : inHeif(file);
    if (!found || !isPlausible(found.description)) return undefined;
    const { coded, description, table } = found;
    return {
      coded,
      channels: description.channels.length === 1 ? 1 : 3,
      table,
      neutral: description.channels.map(neutralValue),
      forms: {
        jpg: { described: (map) => describedMap(map, description), put: ultraHdr },
        avif: { described: (map) => map, put: (picture, map) => avifWithMap(picture, map, description) },
      },
    };
  } catch {
    return undefined;
  }
}

function inJpeg(file: Bytes): (Described & { coded: Bytes }) | undefined {
  for (const { offset, length } of furtherPictures(file)) {
    const coded = file.subarray(offset, offset + length);
    const isJpeg = coded.length === length && coded[0] === 0xff && coded[1] === 0xd8;
    const described = isJpeg ? describedIn(coded, () => readJpeg(file).exif) : undefined;
    if (described) return { ...described, coded };
  }
  return undefined;
}

/** What the standard says comes first. */
function describedIn(map: Bytes, exif: () => Bytes | undefined): Described | undefined {
  const { segments } = segmentsIn(map);
  const dataIn = (wanted: number, start: string) => {
    const found = segments.find(({ marker, data }) => marker === wanted && startsWith(data, start));
    return found?.data.subarray(start.length);
  };
  const iso = dataIn(APP2, isoStart);
  const description = iso && readIso(iso);
  if (description) return { description };
  const packet = dataIn(APP1, xmpStart);
  return packet && describedBy(packet, exif);
}

/** By XMP, as in Ultra HDR, or by Apple's own means. */
function describedBy(packet: Bytes, exif: () => Bytes | undefined): Described | undefined {
  const description = readHdrgm(packet);
  if (description) return { description };
  return isApples(packet) ? byApple(readAppleHeadroom(packet) ?? headroomBy(exif())) : undefined;
}

function byApple(headroom: number | undefined): Described | undefined {
  const isBrighter = headroom !== undefined && headroom > 1;
  return isBrighter ? { description: appleDescription(headroom), table: appleTable(headroom) } : undefined;
}

function headroomBy(exif: Bytes | undefined): number | undefined {
  const note = exif && readDirectories(exif).directories.photo.find((field) => field.tag === tag.makerNote);
  return note && headroomIn(note.data);
}

function inHeif(file: Bytes): (Described & { coded: number }) | undefined {
  const boxes = [...(findMeta(file)?.boxes ?? [])];
  const items = readItems(boxes);
  return items && (byToneMap(items, boxes, file) ?? byAuxiliary(items, boxes, file));
}

/** A tone map is derived from a picture and its gain map, and describes how (ISO 21496-1). */
function byToneMap(items: Items, boxes: readonly Box[], file: Bytes): (Described & { coded: number }) | undefined {
  for (const { type, from, to } of items.references) {
    const [base, coded, ...others] = to;
    const isWanted = type === 'dimg' && items.types.get(from) === 'tmap' && base === items.primary;
    if (!isWanted || coded === undefined || coded === base || others.length > 0) continue;
    const data = dataOf({ id: from }, boxes, file);
    // A version comes first.
    const description = data?.[0] === 0 ? readIso(data.subarray(1)) : undefined;
    if (description) return { description, coded };
  }
  return undefined;
}

function byAuxiliary(items: Items, boxes: readonly Box[], file: Bytes): (Described & { coded: number }) | undefined {
  const coded = items.references.find(
    ({ type, from, to }) => type === 'auxl' && to.includes(items.primary) && isGainMap(items, from),
  )?.from;
  if (coded === undefined) return undefined;
  const packets = readInfos(boxes).filter(({ contentType }) => contentType === 'application/rdf+xml');
  const own = packets.find(({ id }) =>
    items.references.some(({ type, from, to }) => type === 'cdsc' && from === id && to.includes(coded)),
  );
  const packet = own && dataOf(own, boxes, file);
  const described = packet && describedBy(packet, () => readHeif(file).exif);
  return described && { ...described, coded };
}
