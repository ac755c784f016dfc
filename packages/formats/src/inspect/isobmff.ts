import { type Inspection, InspectionError } from '../inspection.ts';
import { type Box, bodyOf, boxesIn } from './boxes.ts';
import { readReach } from './heif-extents.ts';
import { mentionsGainMap } from './heif-gain-map.ts';
import { type Items, readItems } from './heif-items.ts';
import { readSequence, type Sequence } from './heif-sequence.ts';
import { sizeOf } from './heif-size.ts';
import { isNamedSrgb } from './profile.ts';
import { Source } from './source.ts';
import { textAt } from './text.ts';
import { bodyIn, topBoxes } from './top-boxes.ts';

/** Contents of a HEIC or AVIF: still pictures in a `meta` box, a sequence in a `moov` box, or both. */
export interface Parts {
  stills?: Stills | undefined;
  sequence?: Sequence | undefined;
  /** Whether all data is in the file. */
  complete: boolean;
}

export async function inspectIsobmff(file: Blob): Promise<Inspection> {
  return inspectParts(await partsOf(file));
}

export async function partsOf(file: Blob): Promise<Parts> {
  const source = new Source(file);
  const { meta, movie, cut } = await readTopLevel(source);
  const stills = meta && readStills(meta, source.size);
  const sequence = movie && readSequence(movie);
  const complete = !cut && stills?.complete !== false && (sequence?.reach ?? 0) <= source.size;
  return { stills, sequence, complete };
}

export function inspectParts({ stills, sequence, complete }: Parts): Inspection {
  const size = stills ? sizeOf(stills.properties) : sequence;
  if (!size) throw new InspectionError('HEIF: neither items nor a sequence');
  const frames = Math.max(stills?.frames ?? 1, sequence?.frames ?? 1);
  return {
    width: size.width,
    height: size.height,
    hasAlpha: stills?.hasAlpha ?? false,
    ...tagging(stills),
    ...(stills?.mayHaveGainMap && { mayHaveGainMap: true }),
    frames,
    complete,
  };
}

/** BT.709, which sRGB shares, and unspecified (ITU-T H.273). */
const srgbPrimaries = [1, 2];

function tagging(stills: Stills | undefined): Pick<Inspection, 'isTagged'> {
  const colours = [...(stills?.properties ?? []), ...(stills?.tile ?? [])].filter(({ type }) => type === 'colr');
  if (colours.length === 0) return {};
  const isTagged = colours.some(({ body }) =>
    textAt(body, 0) === 'nclx' ? !srgbPrimaries.includes(body.getUint16(4)) : !isNamedSrgb(body),
  );
  return { isTagged };
}

interface TopLevel {
  meta?: DataView;
  movie?: DataView;
  /** Whether the box of picture data is longer than the file. */
  cut: boolean;
}

async function readTopLevel(source: Source): Promise<TopLevel> {
  const found: TopLevel = { cut: false };
  for await (const box of topBoxes(source)) {
    if (box.type === 'mdat' && box.length > box.rest) found.cut = true;
    if (box.type === 'meta') found.meta ??= await bodyIn(source, box);
    if (box.type === 'moov') found.movie ??= await bodyIn(source, box);
  }
  return found;
}

interface Stills {
  /** Codec of the picture, or of its first tile. */
  readonly type: string | undefined;
  /** Properties of the primary picture. */
  readonly properties: readonly Box[];
  /** Properties of its first tile, if it is made of tiles. */
  readonly tile: readonly Box[];
  /** File offset of the data of the picture, or of its first tile. */
  readonly place: number | undefined;
  readonly hasAlpha: boolean;
  /** Whether its tiles are not stored in display order, or have their own alpha. */
  readonly hasUntidyTiles: boolean;
  readonly mayHaveGainMap: boolean;
  readonly frames: number;
  readonly complete: boolean;
}

function readStills(meta: DataView, fileSize: number): Stills | undefined {
  // `meta` is a full box: version and flags come first.
  const boxes = boxesIn(meta, 4);
  const items = readItems(boxes);
  if (!items) return undefined;
  const locations = bodyOf(boxes, 'iloc');
  const reach = locations && readReach(locations);
  const idatLength = bodyOf(boxes, 'idat')?.byteLength ?? 0;
  const complete = reach?.items.has(items.primary) && reach.file <= fileSize && reach.idat <= idatLength;
  const properties = items.properties.get(items.primary) ?? [];
  const tiles = tilesIn(items);
  const [first = items.primary] = tiles;
  const isTileTransparent = tiles.length > 0 && hasAlpha(items, first);
  return {
    type: items.types.get(first),
    properties,
    tile: items.properties.get(first) ?? [],
    place: reach?.items.get(first),
    hasAlpha: isTileTransparent || hasAlpha(items, items.primary),
    hasUntidyTiles: isTileTransparent || tiles.some((tile, index) => tile < (tiles[index - 1] ?? 0)),
    mayHaveGainMap: mentionsGainMap(items),
    frames: countPictures(items),
    complete: complete === true,
  };
}

/** Whether an auxiliary item holds its alpha, which the end of the `auxC` type says. */
function hasAlpha({ references, properties }: Items, item: number): boolean {
  return references.some(({ type, from, to }) => {
    const kind = type === 'auxl' && to.includes(item) && bodyOf(properties.get(from) ?? [], 'auxC');
    return (
      kind &&
      /(:alpha|:auxid:1)\0/.test(String.fromCharCode(...new Uint8Array(kind.buffer, kind.byteOffset, kind.byteLength)))
    );
  });
}

/** In display order. Empty if the picture is not made of tiles. */
function tilesIn({ primary, references }: Items): readonly number[] {
  return references.find(({ type, from }) => type === 'dimg' && from === primary)?.to ?? [];
}

/** Counts pictures shown in their own right: not thumbnails, alpha, depth or gain maps, tiles, or hidden items. */
function countPictures({ primary, types, hidden, references, properties }: Items): number {
  const parts = new Set(hidden);
  for (const { type, from, to } of references) {
    if (type === 'thmb' || type === 'auxl') parts.add(from);
    if (type === 'dimg') for (const id of to) parts.add(id);
  }
  // A tone map is the primary picture with its gain map applied.
  for (const [id, type] of types) if (type === 'tmap') parts.add(id);
  parts.add(primary);
  const others = [...properties].filter(([id, own]) => !parts.has(id) && bodyOf(own, 'ispe'));
  return 1 + others.length;
}
