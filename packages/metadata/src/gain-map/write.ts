import { type Bytes, joined, startsWith, textIn, utf8 } from '../bytes.ts';
import { APP0, APP1, APP2, exifStart, type Segment, segmentsIn, xmpStart } from '../read/jpeg.ts';
import { longestSegment, segmentOf, whole } from '../write/segment.ts';
import { namespaces } from '../xmp/namespaces.ts';
import { type GainMapDescription, writeIso } from './description.ts';
import { hdrgm, writeHdrgm } from './hdrgm.ts';
import { indexLength, writeMpf } from './mpf.ts';

export const isoStart = 'urn:iso:std:iso:ts:21496:-1\0';

const { x, rdf } = namespaces;

/** The map as a JPEG with nothing but its picture and its description. */
export function describedMap(map: Bytes, description: GainMapDescription): Bytes {
  const { segments, end } = segmentsIn(map);
  const needed = segments.filter(({ marker, data }) => !isDescriptive(marker, data));
  return joined(
    map.subarray(0, 2),
    segmentOf(APP1, xmpStart, packetWith(writeHdrgm(description))),
    segmentOf(APP2, isoStart, writeIso(description)),
    ...needed.map((one) => whole(map, one)),
    map.subarray(end),
  );
}

const [APP14, APP15, COM] = [0xee, 0xef, 0xfe];

/** All but tables, headers and Adobe's word on colours. */
function isDescriptive(marker: number, data: Bytes): boolean {
  if (marker === COM) return true;
  return marker >= APP0 && marker <= APP15 && marker !== APP14 && !(marker === APP0 && startsWith(data, 'JFIF\0'));
}

/**
 * A picture, which any program shows, with its gain map after it: Ultra HDR and ISO 21496-1. The picture may have
 * metadata, to which one description is added.
 */
export function ultraHdr(picture: Bytes, map: Bytes): Bytes[] {
  const { segments, end } = segmentsIn(picture);
  const isFirst = ({ marker, data }: Segment) => marker === APP0 || (marker === APP1 && startsWith(data, exifStart));
  const isPacket = ({ marker, data }: Segment) => marker === APP1 && startsWith(data, xmpStart);
  const wholes = (kind: (segment: Segment) => boolean) => segments.filter(kind).map((one) => whole(picture, one));
  const packet = segments.find(isPacket)?.data.subarray(xmpStart.length);
  const before = [
    picture.subarray(0, 2),
    ...wholes(isFirst),
    packetSegment(packet, map.length),
    // Says that a map follows: only the versions.
    segmentOf(APP2, isoStart, new Uint8Array(4)),
  ];
  const after = [...wholes((one) => !isFirst(one) && !isPacket(one)), picture.subarray(end)];
  const bytesBefore = lengthOf(before) + 4;
  const bytes = bytesBefore + indexLength + lengthOf(after);
  return [...before, segmentOf(APP2, '', writeMpf(bytesBefore, bytes, map.length)), ...after, map];
}

/** In the packet that is there, if both fit into one segment; readers of the ISO standard do without it. */
function packetSegment(packet: Bytes | undefined, mapLength: number): Bytes {
  const own = directoryOf(mapLength);
  if (!packet) return segmentOf(APP1, xmpStart, packetWith(own));
  const end = '</rdf:RDF>';
  const merged = utf8(textIn(packet).replace(end, `${own}${end}`));
  const isFitting = xmpStart.length + merged.length + 2 <= longestSegment;
  return segmentOf(APP1, xmpStart, isFitting ? merged : packet);
}

/** Google's list of the pictures in a file. */
function directoryOf(mapLength: number): string {
  const container = 'http://ns.google.com/photos/1.0/container/';
  const item = (more: string) =>
    `<rdf:li rdf:parseType="Resource"><Container:Item Item:Mime="image/jpeg" ${more}/></rdf:li>`;
  return (
    `<rdf:Description rdf:about="" xmlns:hdrgm="${hdrgm}" xmlns:Container="${container}" ` +
    `xmlns:Item="${container}item/" hdrgm:Version="1.0"><Container:Directory><rdf:Seq>` +
    item('Item:Semantic="Primary"') +
    item(`Item:Semantic="GainMap" Item:Length="${mapLength}"`) +
    '</rdf:Seq></Container:Directory></rdf:Description>'
  );
}

function packetWith(descriptions: string): Bytes {
  return utf8(`<x:xmpmeta xmlns:x="${x}"><rdf:RDF xmlns:rdf="${rdf}">${descriptions}</rdf:RDF></x:xmpmeta>`);
}

function lengthOf(parts: readonly Bytes[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
