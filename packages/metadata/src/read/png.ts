import { inflated, profileIn, rawProfile } from '@image-converter/formats/inspect/raw-profile';
import { type Blocks, longestBlock } from '../blocks.ts';
import { type Bytes, startsWith, textIn, viewOf } from '../bytes.ts';
import { iptcIn } from '../iptc/read.ts';
import { exifStart, xmpStart } from './jpeg.ts';

export const signatureLength = 8;
/** Length, type and checksum. */
export const frameLength = 12;
const maxChunks = 250_000;
export const xmpKeyword = 'XML:com.adobe.xmp';
const textChunks = ['tEXt', 'zTXt', 'iTXt'];

export interface Chunk {
  readonly type: string;
  /** Offset of its length. */
  readonly at: number;
  readonly data: Bytes;
}

export function chunksIn(file: Bytes): Chunk[] {
  const view = viewOf(file);
  const chunks: Chunk[] = [];
  let at = signatureLength;
  while (at + frameLength <= file.length && chunks.length < maxChunks) {
    const length = view.getUint32(at);
    if (at + frameLength + length > file.length) break;
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    chunks.push({ type, at, data: file.subarray(at + 8, at + 8 + length) });
    at += frameLength + length;
  }
  return chunks;
}

/** Dedicated chunks take precedence over the text chunks that programs used before those existed. */
export async function readPng(file: Bytes): Promise<Blocks> {
  const chunks = chunksIn(file);
  const found: Blocks = {};
  for (const chunk of chunks) {
    if (textChunks.includes(chunk.type) && chunk.data.length <= longestBlock) {
      Object.assign(found, { ...(await blocksInText(chunk)), ...found });
    }
  }
  const exif = chunks.find(({ type }) => type === 'eXIf')?.data;
  return exif ? { ...found, exif } : found;
}

function keywordOf({ data }: Chunk): string {
  return textIn(data.subarray(0, Math.max(0, data.subarray(0, 80).indexOf(0))));
}

export function isMetadataText(chunk: Chunk): boolean {
  if (!textChunks.includes(chunk.type)) return false;
  const keyword = keywordOf(chunk);
  return keyword === xmpKeyword || keyword.startsWith(rawProfile);
}

async function blocksInText(chunk: Chunk): Promise<Blocks> {
  if (!isMetadataText(chunk)) return {};
  const keyword = keywordOf(chunk);
  const text = await textOf(chunk, keyword.length + 1);
  if (keyword === xmpKeyword) return text ? { xmp: text } : {};
  return text ? blocksInProfile(keyword.slice(rawProfile.length).toLowerCase(), profileIn(text)) : {};
}

function blocksInProfile(kind: string, data: Bytes): Blocks {
  if (data.length === 0) return {};
  if (startsWith(data, exifStart)) return { exif: data.subarray(exifStart.length) };
  if (startsWith(data, xmpStart)) return { xmp: data.subarray(xmpStart.length) };
  if (kind === 'exif') return { exif: data };
  if (kind === 'xmp') return { xmp: data };
  const iptc = kind === 'iptc' || kind === '8bim' ? (iptcIn(data) ?? (kind === 'iptc' ? data : undefined)) : undefined;
  return iptc ? { iptc } : {};
}

/** In iTXt, a compression flag, a language and a translated keyword precede the text. */
async function textOf({ type, data }: Chunk, start: number): Promise<Bytes | undefined> {
  if (type === 'tEXt') return data.subarray(start);
  if (type === 'zTXt') return inflated(data.subarray(start + 1), longestBlock);
  const language = data.indexOf(0, start + 2);
  const translation = language < 0 ? -1 : data.indexOf(0, language + 1);
  if (translation < 0) return undefined;
  const text = data.subarray(translation + 1);
  return data[start] === 1 ? inflated(text, longestBlock) : text;
}
