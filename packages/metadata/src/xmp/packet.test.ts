import { within } from '@image-converter/corpus/within';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../bytes.ts';
import { readPacket, writePacket } from './packet.ts';

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

const packetWith = (inside: string) =>
  utf8(`<r:RDF xmlns:r="${rdf}" xmlns:a="urn:a" xmlns:b="urn:b">${inside}</r:RDF>`);

/** Without prefixes, which files can choose freely. */
const meaning = (packet: ReturnType<typeof readPacket>): unknown =>
  packet.map(({ name, attributes, children, text }) => [
    `${name.uri} ${name.local}`,
    attributes.map((one) => `${one.name.uri} ${one.name.local}=${one.value}`),
    children.length > 0 ? meaning([...children]) : text,
  ]);

describe('a packet', () => {
  it.each([
    ['attributes', '<r:Description r:about="" a:one="1" b:two=\'"2"\'/>'],
    ['elements', '<r:Description><a:one>1 &lt; 2 &#38; &#x33;</a:one></r:Description>'],
    ['several descriptions', '<r:Description a:one="1"/><r:Description><b:two>2</b:two></r:Description>'],
    [
      'lists',
      '<r:Description><a:one><r:Bag><r:li xml:lang="de">x</r:li><r:li>y</r:li></r:Bag></a:one></r:Description>',
    ],
    ['plain text', '<r:Description><a:one><![CDATA[<a> & b]]></a:one></r:Description>'],
    ['a default namespace', '<Description xmlns="urn:c"><one xmlns="urn:d">1</one></Description>'],
    ['one prefix for two namespaces', '<r:Description><a:x>1</a:x><a:x xmlns:a="urn:other">2</a:x></r:Description>'],
    ['comments', '<!-- <x> --><r:Description><a:one>1<!-- - --></a:one></r:Description>'],
  ])('means the same when it is written anew: %s', (_, inside) => {
    const properties = readPacket(packetWith(inside));
    expect(properties.length).toBeGreaterThan(0);
    expect(meaning(readPacket(writePacket(properties)))).toEqual(meaning(properties));
  });

  it.each(['', 'x'])('of zeros is read in no time, after "%s"', async (before) => {
    const zeros = utf8(`${before}${'\0'.repeat(100_000)}x`);
    await within(500, () => expect(() => readPacket(zeros)).toThrow());
  });

  it('may be in UTF-16', () => {
    const text = `\ufeff<r:RDF xmlns:r="${rdf}"><r:Description xmlns:a="urn:a" a:one="ü"/></r:RDF>`;
    const little = new Uint8Array(Buffer.from(text, 'utf16le'));
    const big = new Uint8Array(Buffer.from(text, 'utf16le').swap16());
    for (const bytes of [little, big]) expect(readPacket(bytes)[0]?.text).toBe('ü');
  });
});
