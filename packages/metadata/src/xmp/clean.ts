import type { MetadataPolicy } from '../metadata-policy.ts';
import { namespaces, shortName } from './namespaces.ts';
import { groupOf, isKnown, isOutdated } from './properties.ts';
import type { Element, Name } from './xml.ts';

const lists = ['Bag', 'Seq', 'Alt'];

/** Adapts them to the new picture: upright, its size, sRGB. */
export function cleanProperties(all: readonly Element[], wanted: MetadataPolicy): Element[] {
  return all
    .filter((property) => !isOutdated(property.name, wanted.orientation) && !textsIn(property).every(isEmpty))
    .flatMap((property) => renewed(property, wanted) ?? carried(property, wanted) ?? []);
}

/** Properties whose values follow from the new picture. */
function renewed({ name }: Element, { size }: MetadataPolicy): Element | undefined {
  const values: Record<string, number> = {
    'tiff:Orientation': 1,
    'exif:ColorSpace': 1,
    'exif:PixelXDimension': size.width,
    'exif:PixelYDimension': size.height,
  };
  const value = values[shortName(name) ?? ''];
  return value === undefined ? undefined : { name, attributes: [], children: [], text: String(value) };
}

function carried(property: Element, { policy, allows, tally }: MetadataPolicy): Element | undefined {
  const group = groupOf(property.name);
  const kept =
    policy === 'keep' ? property : isKnown(property.name) && withoutPlaces(property, (text) => allows(group, text));
  if (!kept) {
    tally.remove(group);
    return undefined;
  }
  tally.keep(group);
  return kept;
}

/** Keeps text or a list of texts. Known properties have no other values, so nothing can hide in them. */
function withoutPlaces({ name, children, text }: Element, isAllowed: (text: string) => boolean): Element | undefined {
  if (children.length === 0) return isEmpty(text) || !isAllowed(text) ? undefined : plain(name, text);
  const [list] = children;
  if (!list || !isRdf(list.name, lists)) return undefined;
  const items = list.children.filter(
    (item) => isRdf(item.name, ['li']) && item.children.length === 0 && !isEmpty(item.text) && isAllowed(item.text),
  );
  if (items.length === 0) return undefined;
  const kept = items.map((item) => ({ ...plain(item.name, item.text), attributes: languageOf(item) }));
  return { ...plain(name, ''), children: [{ ...plain(list.name, ''), children: kept }] };
}

function plain(name: Name, text: string): Element {
  return { name, attributes: [], children: [], text };
}

function languageOf({ attributes }: Element) {
  return attributes.filter(({ name }) => name.prefix === 'xml' && name.local === 'lang');
}

function isRdf({ uri, local }: Name, names: readonly string[]): boolean {
  return uri === namespaces.rdf && names.includes(local);
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}

/** All text in properties about places. */
export function placesIn(all: readonly Element[]): string[] {
  return all.filter(({ name }) => groupOf(name) === 'location').flatMap(textsIn);
}

function textsIn({ text, attributes, children }: Element): string[] {
  const own = [text, ...attributes.map(({ value }) => value)];
  return [...own, ...children.flatMap(textsIn)];
}
