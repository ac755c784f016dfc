import { Source } from '@image-converter/formats/inspect/source';
import { textAt } from '@image-converter/formats/inspect/text';
import { unpackedProfile } from '../colour/packed-profile.ts';
import type { ColourSource } from '../colour/to-srgb.ts';
import { bytesOf, type Part, type Untagged, without } from './parts.ts';

const signatureLength = 8;
/** Length and type before a chunk's data, checksum behind it. */
const headLength = 8;
const checksumLength = 4;

/** What is said by the chunks, in the order of their precedence (PNG, third edition, 4.3). */
const meanings: readonly [type: string, read: (data: (type: string) => Blob) => Promise<ColourSource | undefined>][] = [
  [
    'cICP',
    async (data) => {
      const [primaries = 0, transfer = 0] = await bytesOf(data('cICP'));
      return { primaries, transfer };
    },
  ],
  [
    'iCCP',
    async (data) => {
      const icc = await unpackedProfile(await bytesOf(data('iCCP')));
      return icc && { icc };
    },
  ],
  ['sRGB', async () => undefined],
  [
    'cHRM',
    async (data) => {
      const [gamma = 0] = await numbersIn(data('gAMA'));
      const [wx = 0, wy = 0, rx = 0, ry = 0, gx = 0, gy = 0, bx = 0, by = 0] = await numbersIn(data('cHRM'));
      return { gamma, white: [wx, wy], red: [rx, ry], green: [gx, gy], blue: [bx, by] };
    },
  ],
];

/** Undefined if it says nothing. */
export async function untagPng(file: Blob): Promise<Untagged | undefined> {
  const tags = await tagsIn(file);
  const [, read] = meanings.find(([wanted]) => tags.some(({ type }) => type === wanted)) ?? [];
  if (!read) return undefined;
  const colours = await read((wanted) => {
    const tag = tags.find(({ type }) => type === wanted);
    return tag ? file.slice(tag.start + headLength, tag.end - checksumLength) : new Blob();
  });
  return { file: without(file, tags), colours };
}

interface Tag extends Part {
  readonly type: string;
}

const tagTypes = ['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM'];

/** All of them stand before the picture's data. */
async function tagsIn(file: Blob): Promise<Tag[]> {
  const source = new Source(file);
  const tags: Tag[] = [];
  let start = signatureLength;
  while (start + headLength <= source.size) {
    const head = await source.view(start, headLength);
    const type = textAt(head, 4);
    if (type === 'IDAT') break;
    const end = start + headLength + head.getUint32(0) + checksumLength;
    if (tagTypes.includes(type)) tags.push({ type, start, end });
    start = end;
  }
  return tags;
}

/** In units of 1 / 100,000. */
async function numbersIn(data: Blob): Promise<number[]> {
  const view = new DataView(await data.arrayBuffer());
  return Array.from({ length: view.byteLength / 4 }, (_, index) => view.getUint32(index * 4) / 100_000);
}
