import type { FormatEntry } from '../format-entry.ts';
import { isCalled, startsWithAny } from './recognise.ts';

type Recognise = FormatEntry['recognise'];

/** White space, declarations, comments and a doctype with its definitions. */
const beforeRoot = /^(?:\s+|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>[]*(?:\[.*?\]\s*)?>)*/is;
const svgRoot = /^<(?:[\w-]+:)?svg[\s/>]/;

const isPackedSvg = isCalled(['svgz', 'svg'], startsWithAny('\x1f\x8b'));
/** The part before the root element may be longer than the first bytes that we check. */
const isLongXml = isCalled(['svg'], (head) => /^\s*<[?!]/.test(textOf(head)));

/**
 * Matches the root element in any encoding that the first bytes reveal. If compressed or after a long prologue, the
 * extension must match as well.
 */
export const isSvg: Recognise = (head, file) => {
  const text = textOf(head);
  return svgRoot.test(text.replace(beforeRoot, '')) || isPackedSvg(head, file) || isLongXml(head, file);
};

function textOf(head: DataView): string {
  return new TextDecoder(encodingOf(head)).decode(head);
}

/** By the byte order mark, or by the position of the zeros in a "<". */
function encodingOf(head: DataView): string {
  const first = head.byteLength < 2 ? 0 : head.getUint16(0);
  if (first === 0xfeff || first === 0x003c) return 'utf-16be';
  return first === 0xfffe || first === 0x3c00 ? 'utf-16le' : 'utf-8';
}
