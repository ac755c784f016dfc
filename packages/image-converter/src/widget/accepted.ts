import { type AnyFormat, loadRareFormats } from '@image-converter/formats/any-format';
import { type FormatFacts, formats } from '@image-converter/formats/formats';

export type Entry = readonly [AnyFormat, FormatFacts];

/** If a page names no formats. */
const anyPicture = 'image/*';

/** The formats of an attribute such as `heic,tif`, by name or extension. Unknown ones are ignored. */
export async function formatsIn(attribute: string | null): Promise<Entry[]> {
  const words = (attribute ?? anyPicture)
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const common = entriesOf(formats);
  const areCommon = words.every((word) => common.some((entry) => means(entry, word))) && !words.includes(anyPicture);
  const all = areCommon ? common : [...common, ...entriesOf((await loadRareFormats()).rareFormats)];
  return all.filter((entry) => words.some((word) => means(entry, word)));
}

function entriesOf(table: object): Entry[] {
  return Object.entries(table) as Entry[];
}

function means([name, { extensions, mediaType }]: Entry, word: string): boolean {
  if (word === anyPicture) return mediaType.startsWith('image/');
  return name === word || extensions.includes(word);
}

/** What a picker offers that also offers these formats. */
export function widened(accept: string, more: readonly Entry[]): string {
  const types = more.flatMap(([, { mediaType, extensions }]) => [mediaType, ...extensions.map((one) => `.${one}`)]);
  return [...new Set([...accept.split(','), ...types].map((type) => type.trim()))].join(',');
}
