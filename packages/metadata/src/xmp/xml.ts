import { SaxesParser } from 'saxes';
import { BrokenBlock } from '../blocks.ts';

export interface Name {
  /** Namespace URI; empty without one. */
  readonly uri: string;
  readonly local: string;
  /** As written in the file. */
  readonly prefix: string;
}

interface Attribute {
  readonly name: Name;
  readonly value: string;
}

export interface Element {
  readonly name: Name;
  readonly attributes: readonly Attribute[];
  readonly children: readonly Element[];
  readonly text: string;
}

type Open = Element & { readonly children: Element[]; text: string };

/** More than any real file has. */
const [maxElements, deepest] = [20_000, 40];

/** Returns the root element. What surrounds it is ignored, because packets are padded and may be in larger blocks. */
export function parseXml(text: string): Element {
  const open: Open[] = [];
  let elements = 0;
  let root: Element | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', () => {
    throw new Error('a declaration');
  });
  parser.on('opentag', ({ uri, local, prefix, attributes }) => {
    elements += 1;
    if (elements > maxElements || open.length >= deepest) throw new Error('too many elements');
    const kept = Object.values(attributes).filter(({ name }) => name !== 'xmlns' && !name.startsWith('xmlns:'));
    open.push({
      name: { uri, local, prefix },
      attributes: kept.map((one) => ({
        name: { uri: one.uri, local: one.local, prefix: one.prefix },
        value: one.value,
      })),
      children: [],
      text: '',
    });
  });
  const addText = (more: string) => {
    const parent = open.at(-1);
    if (parent) parent.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (open.length === 0) root ??= closed;
    else if (closed) open.at(-1)?.children.push(closed);
  });
  try {
    // The parser throws at the first error.
    parser.write(printable(text.slice(text.indexOf('<')))).close();
  } catch (cause) {
    if (!root) throw new BrokenBlock('XMP: XML', { cause });
  }
  if (!root) throw new BrokenBlock('XMP: no element');
  return root;
}

/** Without the control characters that XML does not allow, which some cameras write nevertheless. */
export function printable(text: string): string {
  return text.replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}
