import { Source } from '@image-converter/formats/inspect/source';
import { textAt } from '@image-converter/formats/inspect/text';
import { colourChunks, coloursBy } from '../colour/png-colours.ts';
import { bytesOf, type Part, type Untagged, without } from './parts.ts';

const signatureLength = 8;
/** Length and type before a chunk's data, checksum after it. */
const headLength = 8;
const checksumLength = 4;

export async function untagPng(file: Blob): Promise<Untagged> {
  const tags = await tagsIn(file);
  const colours = await coloursBy(async (wanted) => {
    const tag = tags.find(({ type }) => type === wanted);
    return tag && bytesOf(file.slice(tag.start + headLength, tag.end - checksumLength));
  });
  return { file: without(file, tags), colours };
}

interface Tag extends Part {
  readonly type: string;
}

/** All of them come before the picture's data. */
async function tagsIn(file: Blob): Promise<Tag[]> {
  const source = new Source(file);
  const tags: Tag[] = [];
  let start = signatureLength;
  while (start + headLength <= source.size) {
    const head = await source.view(start, headLength);
    const type = textAt(head, 4);
    if (type === 'IDAT') break;
    const end = start + headLength + head.getUint32(0) + checksumLength;
    if ((colourChunks as readonly string[]).includes(type)) tags.push({ type, start, end });
    start = end;
  }
  return tags;
}
