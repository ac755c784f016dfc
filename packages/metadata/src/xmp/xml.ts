import { BrokenBlock } from '../blocks.ts';

/** A small XML parser with namespaces: elements, attributes and text, which is all that XMP needs. */
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

/** More than any real file has. */
const [maxElements, deepest] = [20_000, 40];

const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
const attributePattern = /\s+([^\s=/>"'<]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const namePattern = /[^\s=/>"'<]+/y;
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

interface Open {
  readonly qualified: string;
  readonly name: Name;
  readonly attributes: Attribute[];
  readonly children: Element[];
  readonly namespaces: ReadonlyMap<string, string>;
  text: string;
}

/** Returns the root element. */
export function parseXml(text: string): Element {
  return new Parser(text).parse();
}

class Parser {
  readonly #text: string;
  readonly #open: Open[] = [];
  #at = 0;
  #elements = 0;
  #root: Element | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): Element {
    while (!this.#root) {
      const tag = this.#text.indexOf('<', this.#at);
      if (tag < 0) throw broken('no end');
      this.#addText(unescaped(this.#text.slice(this.#at, tag)));
      this.#at = tag;
      this.#readTag();
    }
    return this.#root;
  }

  #readTag(): void {
    if (this.#skips('<?', '?>') || this.#skips('<!--', '-->')) return;
    if (this.#startsWith('<![CDATA[')) this.#readPlainText();
    // Entity declarations could expand to huge texts.
    else if (this.#startsWith('<!')) throw broken('a declaration');
    else if (this.#startsWith('</')) this.#readEnd();
    else this.#readStart();
  }

  #readPlainText(): void {
    const start = this.#at + '<![CDATA['.length;
    const end = this.#text.indexOf(']]>', start);
    if (end < 0) throw broken('no end of a text');
    this.#addText(this.#text.slice(start, end));
    this.#at = end + 3;
  }

  #readStart(): void {
    this.#elements += 1;
    if (this.#elements > maxElements || this.#open.length >= deepest) throw broken('too many elements');
    this.#at += 1;
    const qualified = this.#match(namePattern)?.[0];
    if (!qualified) throw broken('no name');
    const written = this.#readAttributes();
    const namespaces = withDeclared(this.#open.at(-1)?.namespaces ?? new Map([['xml', xmlNamespace]]), written);
    const attributes = [...written]
      .filter(([name]) => name !== 'xmlns' && !name.startsWith('xmlns:'))
      // Attributes without a prefix have no namespace.
      .map(([name, value]) => ({ name: resolved(name, name.includes(':') ? namespaces : new Map()), value }));
    this.#open.push({
      qualified,
      name: resolved(qualified, namespaces),
      attributes,
      children: [],
      namespaces,
      text: '',
    });
    const isEmpty = this.#startsWith('/>');
    if (!isEmpty && !this.#startsWith('>')) throw broken('no end of a tag');
    this.#at += isEmpty ? 2 : 1;
    if (isEmpty) this.#close();
  }

  #readAttributes(): Map<string, string> {
    const found = new Map<string, string>();
    for (let one = this.#match(attributePattern); one; one = this.#match(attributePattern)) {
      const [, name = '', double, single = ''] = one;
      found.set(name, unescaped(double ?? single));
    }
    this.#match(/\s*/y);
    return found;
  }

  #readEnd(): void {
    this.#at += 2;
    const qualified = this.#match(namePattern)?.[0];
    this.#match(/\s*/y);
    if (!this.#startsWith('>') || qualified !== this.#open.at(-1)?.qualified) throw broken('an end without a start');
    this.#at += 1;
    this.#close();
  }

  #close(): void {
    const closed = this.#open.pop();
    if (!closed) throw broken('an end without a start');
    const { name, attributes, children, text } = closed;
    const element = { name, attributes, children, text };
    const parent = this.#open.at(-1);
    if (parent) parent.children.push(element);
    else this.#root = element;
  }

  #addText(text: string): void {
    const parent = this.#open.at(-1);
    if (parent) parent.text += text;
  }

  #startsWith(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  #skips(start: string, end: string): boolean {
    if (!this.#startsWith(start)) return false;
    const to = this.#text.indexOf(end, this.#at + start.length);
    if (to < 0) throw broken(`no ${end}`);
    this.#at = to + end.length;
    return true;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }
}

function withDeclared(outer: ReadonlyMap<string, string>, attributes: ReadonlyMap<string, string>) {
  const declared = [...attributes].flatMap(([name, uri]): [string, string][] => {
    if (name === 'xmlns') return [['', uri]];
    return name.startsWith('xmlns:') ? [[name.slice(6), uri]] : [];
  });
  return declared.length === 0 ? outer : new Map([...outer, ...declared]);
}

function resolved(qualified: string, namespaces: ReadonlyMap<string, string>): Name {
  const colon = qualified.indexOf(':');
  const prefix = colon < 0 ? '' : qualified.slice(0, colon);
  const uri = namespaces.get(prefix);
  if (uri === undefined && prefix) throw broken(`namespace ${prefix}`);
  return { uri: uri ?? '', local: qualified.slice(colon + 1), prefix };
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?[\da-f]+|\w*);?/gi, (_, entity: string) => {
    const known = entity.startsWith('#') ? characterOf(entity.slice(1)) : entities[entity];
    if (known === undefined) throw broken(`entity ${entity}`);
    return known;
  });
}

function characterOf(number: string): string | undefined {
  const code = number.startsWith('x') ? Number.parseInt(number.slice(1), 16) : Number.parseInt(number, 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

function broken(what: string): BrokenBlock {
  return new BrokenBlock(`XMP: ${what}`);
}
