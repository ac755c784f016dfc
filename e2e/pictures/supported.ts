import type { NamedFormat } from '@image-converter/formats/listing/named-formats';
import { namedFormatOf, namedFormats } from '@image-converter/formats/listing/named-formats';
import { isSupported } from '@image-converter/formats/listing/supported-formats';
import type { EngineResults } from './compare.ts';
import { browsers, triesByDefault } from './engines.ts';
import type { Picture } from './pictures.ts';
import { keyOf, type PictureResult } from './results.ts';

const listing = new URL('../../packages/formats/src/listing/', import.meta.url);

export interface WrittenFile {
  readonly address: URL;
  readonly text: string;
}

const origin = `// Written by \`npm run docs -- pictures\` from what the browser tests saw. They fail if this file is out of date.
`;

/**
 * Collections that say nothing about how many of ten real files come out right: our own fixtures, and files that were
 * collected because they once came out wrong.
 */
const notSampled: readonly Picture['of'][] = ['fixtures', 'faults', 'faults-2'];

interface Count {
  readonly right: number;
  readonly of: number;
}

/**
 * Generates the files that list the supported formats for the pages. The count has its own file, because every page
 * loads it.
 */
export function drawSupported(pictures: readonly Picture[], sightings: EngineResults): WrittenFile[] {
  const counts = namedFormats
    .map((named) => ({ named, count: countOf(named, pictures, sightings) }))
    .filter(({ count }) => count.of > 0);
  const lines = counts.map(({ named, count }) => `  ${named.name}: { right: ${count.right}, of: ${count.of} },`);
  const supported = counts.filter(({ count }) => isSupported(count)).length;
  return [
    {
      address: new URL('count-of-supported.ts', listing),
      text: `${origin}
/** How many formats are supported, for pages that do not list them. */
export const countOfSupported = ${supported};
`,
    },
    {
      address: new URL('real-files.ts', listing),
      text: `${origin}
/** How many real files of each format come out right in Chromium, Firefox and WebKitGTK, and of how many. */
export const realFiles: Readonly<Record<string, { readonly right: number; readonly of: number }>> = {
${lines.join('\n')}
};
`,
    },
  ];
}

function countOf({ name }: NamedFormat, pictures: readonly Picture[], sightings: EngineResults): Count {
  const seen = pictures
    .filter((picture) => !notSampled.includes(picture.of) && nameOf(picture) === name)
    .filter(({ expect }) => expect === 'right' || expect === 'right or refused')
    .map((picture) => seenBy(picture, sightings))
    .filter((sighted) => !sighted.every(isNoFairSample));
  return { right: seen.filter((sighted) => sighted.every(({ status }) => status === 'right')).length, of: seen.length };
}

/** Files that our tables do not recognise count for the format named by their collection. */
function nameOf({ format, file, label }: Picture): string | undefined {
  return format ? namedFormatOf(format, file)?.name : namedFormats.find((one) => one.label === label)?.name;
}

function seenBy(picture: Picture, sightings: EngineResults): PictureResult[] {
  return browsers
    .filter((browser) => triesByDefault(browser, picture))
    .flatMap((browser) => sightings[browser].get(keyOf(picture)) ?? []);
}

/** A damaged or oversized file says nothing about support for its format. */
function isNoFairSample({ status, detail = '' }: PictureResult): boolean {
  return status === 'refused' && ['CORRUPT', 'INCOMPLETE', 'TOO_LARGE'].includes(detail);
}
