import { Source } from '@image-converter/formats/inspect/source';
import { textAt } from '@image-converter/formats/inspect/text';
import type { ColourSource } from '../colour/to-srgb.ts';
import { bytesOf, type Part, type Untagged, without } from './parts.ts';

const signatureLength = 8;
/** Length and type before a chunk's data, checksum behind it. */
const headLength = 8;
const checksumLength = 4;
const longestName = 80;

/** In the order of their precedence (PNG, third edition, 4.3); what is left of the file has none of them. */
const meanings: Record<string, (data: Blob) => Promise<ColourSource | undefined>> = {
  cICP: async (data) => {
    const [primaries = 2, transfer = 2] = await bytesOf(data);
    return { primaries, transfer };
  },
  iCCP: async (data) => {
    const bytes = await bytesOf(data);
    const nameEnd = bytes.subarray(0, longestName).indexOf(0);
    const icc = nameEnd > 0 ? await inflated(data.slice(nameEnd + 2)) : undefined;
    return icc && { icc };
  },
};

export async function untagPng(file: Blob): Promise<Untagged | undefined> {
  const tags = await tagsIn(file);
  for (const [type, read] of Object.entries(meanings)) {
    const tag = tags.find((one) => one.type === type);
    const data = tag && file.slice(tag.start + headLength, tag.end - checksumLength);
    const colours = data && (await read(data).catch(() => undefined));
    if (colours) return { file: without(file, tags), colours };
  }
  return undefined;
}

interface Tag extends Part {
  readonly type: string;
}

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
    if (colourChunks.includes(type)) tags.push({ type, start, end });
    start = end;
  }
  return tags;
}

/** Undefined if it takes more memory than any profile. */
async function inflated(data: Blob): Promise<Uint8Array | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const part of data.stream().pipeThrough(new DecompressionStream('deflate'))) {
    length += part.length;
    if (length > longestProfile) return undefined;
    parts.push(part);
  }
  return bytesOf(new Blob(parts));
}
