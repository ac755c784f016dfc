import { type Box, bodyOf, boxesIn } from './boxes.ts';
import { Cursor } from './cursor.ts';
import { textAt } from './text.ts';

/** Pictures of a `meta` box (ISO/IEC 23008-12), their types and references. */
export interface Items {
  primary: number;
  types: Map<number, string>;
  hidden: Set<number>;
  references: Reference[];
  /** Properties of each item, in the order they are applied. */
  properties: Map<number, Box[]>;
}

interface Reference {
  type: string;
  from: number;
  to: number[];
}

/** Undefined for a `meta` box without a primary item, which is valid for a pure sequence. */
export function readItems(boxes: Box[]): Items | undefined {
  const primary = readPrimary(bodyOf(boxes, 'pitm'));
  if (primary === undefined) return undefined;
  const properties = readProperties(bodyOf(boxes, 'iprp'));
  return {
    primary,
    properties,
    ...readInfos(bodyOf(boxes, 'iinf')),
    references: readReferences(bodyOf(boxes, 'iref')),
  };
}

function readPrimary(body: DataView | undefined): number | undefined {
  if (!body) return undefined;
  const cursor = new Cursor(body);
  return cursor.uint(idSize(cursor.versionAndFlags().version, 1));
}

function readInfos(body: DataView | undefined) {
  const types: Items['types'] = new Map();
  const hidden: Items['hidden'] = new Set();
  if (!body) return { types, hidden };
  for (const info of boxesIn(body, new Cursor(body).versionAndFlags().version === 0 ? 6 : 8)) {
    if (info.type !== 'infe') continue;
    const cursor = new Cursor(info.body);
    const { version, flags } = cursor.versionAndFlags();
    if (version < 2) continue;
    const id = cursor.uint(idSize(version, 3));
    cursor.skip(2);
    types.set(id, textAt(info.body, cursor.offset));
    if (flags & 1) hidden.add(id);
  }
  return { types, hidden };
}

function readReferences(body: DataView | undefined): Reference[] {
  if (!body) return [];
  const size = idSize(new Cursor(body).versionAndFlags().version, 1);
  return boxesIn(body, 4).map(({ type, body: reference }) => {
    const cursor = new Cursor(reference);
    const from = cursor.uint(size);
    return { type, from, to: Array.from({ length: cursor.uint(2) }, () => cursor.uint(size)) };
  });
}

function readProperties(body: DataView | undefined): Items['properties'] {
  const properties: Items['properties'] = new Map();
  if (!body) return properties;
  const boxes = boxesIn(body);
  const all = boxesIn(bodyOf(boxes, 'ipco') ?? new DataView(new ArrayBuffer(0)));
  for (const { type, body: associations } of boxes) {
    if (type === 'ipma') readAssociations(associations, all, properties);
  }
  return properties;
}

function readAssociations(body: DataView, all: Box[], properties: Items['properties']) {
  const cursor = new Cursor(body);
  const { version, flags } = cursor.versionAndFlags();
  // The upper bit says whether a reader must understand the property.
  const [indexSize, indexMask] = flags & 1 ? [2, 0x7fff] : [1, 0x7f];
  for (let left = cursor.uint(4); left > 0; left--) {
    const id = cursor.uint(idSize(version, 1));
    const indices = Array.from({ length: cursor.uint(1) }, () => cursor.uint(indexSize) & indexMask);
    // Counted from 1; 0 means no property.
    const found = indices.flatMap((index) => all[index - 1] ?? []);
    const own = properties.get(id);
    if (own) own.push(...found);
    else properties.set(id, found);
  }
}

function idSize(version: number, firstWithLongIds: number): number {
  return version < firstWithLongIds ? 2 : 4;
}
