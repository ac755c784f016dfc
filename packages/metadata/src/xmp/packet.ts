import { BrokenBlock, longestBlock } from '../blocks.ts';
import { type Bytes, utf8, withoutLastZeros } from '../bytes.ts';
import { namespaces } from './namespaces.ts';
import { type Element, type Name, parseXml, printable } from './xml.ts';

const { rdf, x } = namespaces;
/** Never declared. */
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/** Properties of a packet, written as elements or as attributes. */
export function readPacket(block: Bytes): Element[] {
  if (block.length > longestBlock) throw new BrokenBlock('XMP: too long');
  const root = parseXml(decoded(block));
  const graph = is(root.name, 'RDF') ? root : root.children.find(({ name }) => is(name, 'RDF'));
  if (!graph) throw new BrokenBlock('XMP: no RDF');
  return graph.children.flatMap(({ attributes, children }) => [
    ...attributes.filter(({ name }) => name.uri !== rdf && name.uri !== xmlNamespace && name.uri !== '').map(simple),
    ...children,
  ]);
}

function is(name: Name, local: string): boolean {
  return name.uri === rdf && name.local === local;
}

function simple({ name, value }: { name: Name; value: string }): Element {
  return { name, attributes: [], children: [], text: value };
}

/** Nearly always UTF-8; the first bytes tell. A packet may end with zeros. */
function decoded(block: Bytes): string {
  const encoding = wideEncoding(block) ?? 'utf-8';
  return withoutLastZeros(new TextDecoder(encoding).decode(block)).replace(/^\s*\0+/, '');
}

function wideEncoding([first, second]: Bytes): string | undefined {
  if (first === 0xfe || first === 0) return 'utf-16be';
  return first === 0xff || second === 0 ? 'utf-16le' : undefined;
}

/** Writes these properties as a packet with a single description. */
export function writePacket(properties: readonly Element[]): Bytes {
  const prefixes = new Prefixes();
  const body = properties.map((property) => written(property, prefixes)).join('');
  return utf8(
    `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="${x}"><rdf:RDF xmlns:rdf="${rdf}">` +
      `<rdf:Description rdf:about=""${prefixes.declared()}>${body}</rdf:Description></rdf:RDF></x:xmpmeta>` +
      `<?xpacket end="w"?>`,
  );
}

function written({ name, attributes, children, text }: Element, prefixes: Prefixes): string {
  const tag = prefixes.qualified(name);
  const given = attributes.map((one) => ` ${prefixes.qualified(one.name)}="${escaped(one.value)}"`).join('');
  // Between elements there is only white space.
  const inside = children.length > 0 ? children.map((child) => written(child, prefixes)).join('') : escaped(text);
  return inside ? `<${tag}${given}>${inside}</${tag}>` : `<${tag}${given}/>`;
}

function escaped(text: string): string {
  return printable(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** One prefix per namespace: the file's own if it is free. */
class Prefixes {
  readonly #byUri = new Map<string, string>([
    [rdf, 'rdf'],
    [xmlNamespace, 'xml'],
  ]);
  readonly #taken = new Set(['rdf', 'xml', 'xmlns', 'x']);

  qualified({ uri, local, prefix }: Name): string {
    return uri === '' ? local : `${this.#byUri.get(uri) ?? this.#chosen(uri, prefix)}:${local}`;
  }

  declared(): string {
    const own = [...this.#byUri].filter(([, prefix]) => prefix !== 'rdf' && prefix !== 'xml');
    return own.map(([uri, prefix]) => ` xmlns:${prefix}="${escaped(uri)}"`).join('');
  }

  #chosen(uri: string, wanted: string): string {
    const isFree = /^[A-Za-z_][\w.-]*$/.test(wanted) && !this.#taken.has(wanted);
    const prefix = isFree ? wanted : `ns${this.#byUri.size}`;
    this.#taken.add(prefix);
    this.#byUri.set(uri, prefix);
    return prefix;
  }
}
