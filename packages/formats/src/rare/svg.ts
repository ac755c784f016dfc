import type { FormatFacts } from '../formats.ts';
import { isCalled, startsWithAny } from './recognise.ts';

type Recognise = FormatFacts['recognise'];

/** Spaces, declarations, comments and a document type with its definitions. */
const beforeRoot = /^(?:\s+|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>[]*(?:\[.*?\]\s*)?>)*/is;
const svgRoot = /^<(?:[\w-]+:)?svg[\s/>]/;

const isPackedSvg = isCalled(['svgz', 'svg'], startsWithAny('\x1f\x8b'));
/** What comes before the root may be longer than the bytes that are looked at. */
const isLongXml = isCalled(['svg'], (head) => /^\s*<[?!]/.test(textOf(head)));

/** By its root, in any encoding that the first bytes give away; packed, or behind a long introduction, by its name, too. */
export const isSvg: Recognise = (head, file) => {
  const text = textOf(head);
  return svgRoot.test(text.replace(beforeRoot, '')) || isPackedSvg(head, file) || isLongXml(head, file);
};

function textOf(head: DataView): string {
  return new TextDecoder(encodingOf(head)).decode(head);
}

/** By the mark that says so, or by where the zeros of a "<" are. */
function encodingOf(head: DataView): string {
  const first = head.byteLength < 2 ? 0 : head.getUint16(0);
  if (first === 0xfeff || first === 0x003c) return 'utf-16be';
  return first === 0xfffe || first === 0x3c00 ? 'utf-16le' : 'utf-8';
}
