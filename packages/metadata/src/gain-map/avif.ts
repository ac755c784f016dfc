import { codedColours } from '@image-converter/formats/inspect/av1-sequence';
import { type Box, bodyOf } from '@image-converter/formats/inspect/boxes';
import { readItems } from '@image-converter/formats/inspect/heif-items';
import { textAt } from '@image-converter/formats/inspect/text';
import { ascii, type Bytes, bytesOf, joined, uint16, uint32 } from '../bytes.ts';
import { findMeta } from '../heif/meta.ts';
import { dataOf } from '../read/heif.ts';
import { box } from '../write/box.ts';
import type { Property } from '../write/item-properties.ts';
import { withAdditions } from '../write/items.ts';
import { type GainMapDescription, writeIso } from './description.ts';

/** Code points of ITU-T H.273. */
const unspecified = 2;
const bt2020 = { primaries: 9, matrix: 9 };
const pq = 16;
const fullRange = 0x80;

/** What displays show after the map is applied: wide enough for any picture, as usual for HDR. */
const hdrProperties: readonly Property[] = [
  { box: box('pixi', uint32(0), Uint8Array.of(3, 10, 10, 10)) },
  { box: colours(bt2020.primaries, pq, bt2020.matrix) },
];

/**
 * A picture, which any program shows, with its gain map in an AVIF of its own: a second picture, and one that is derived
 * from both (`tmap`), which HDR displays prefer.
 */
export function avifWithMap(picture: Bytes, map: Bytes, description: GainMapDescription): Bytes[] {
  const [own, coded] = [primaryIn(picture), primaryIn(map)];
  return withAdditions(picture, (primary, firstId) => {
    const [toneMap, gains] = [firstId, firstId + 1];
    const version = Uint8Array.of(0);
    return {
      items: [
        {
          kind: 'tmap\0',
          data: joined(version, writeIso(description)),
          reference: { type: 'dimg', to: [primary, gains] },
          properties: [...copied(own.properties, 'ispe'), ...hdrProperties],
        },
        {
          kind: 'av01\0',
          isHidden: true,
          data: coded.data(),
          properties: [
            ...copied(coded.properties, 'ispe', 'pixi', 'av1C'),
            // Gains have no colours, but they may be mixed like some.
            { box: colours(unspecified, unspecified, matrixOf(coded)) },
          ],
        },
      ],
      alternatives: [toneMap, primary],
      brand: 'tmap',
    };
  });
}

interface Coded {
  readonly properties: readonly Box[];
  data(): Bytes;
}

function primaryIn(file: Bytes): Coded {
  const boxes = [...(findMeta(file)?.boxes ?? [])];
  const items = readItems(boxes);
  if (!items) throw new RangeError('AVIF: no picture');
  return {
    properties: items.properties.get(items.primary) ?? [],
    data: () => dataOf({ id: items.primary }, boxes, file, Infinity) ?? new Uint8Array(),
  };
}

function copied(properties: readonly Box[], ...types: readonly string[]): Property[] {
  return properties
    .filter(({ type }) => types.includes(type))
    .map(({ type, body }) => ({ box: box(type, bytesOf(body)), isEssential: type === 'av1C' }));
}

function matrixOf({ properties, data }: Coded): number {
  const colour = bodyOf(properties, 'colr');
  if (colour && textAt(colour, 0) === 'nclx') return colour.getUint16(8);
  return codedColours(data())?.matrix ?? unspecified;
}

function colours(primaries: number, transfer: number, matrix: number): Bytes {
  return box('colr', ascii('nclx'), uint16(primaries, transfer, matrix), Uint8Array.of(fullRange));
}
