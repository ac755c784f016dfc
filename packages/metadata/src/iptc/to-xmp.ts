import { nameOf, namespaces } from '../xmp/namespaces.ts';
import type { Element } from '../xmp/xml.ts';
import { datasets } from './datasets.ts';
import { type Dataset, textOf } from './read.ts';

/** For targets that cannot hold IPTC: converts the datasets to XMP properties, except those already present. */
export function asProperties(all: readonly Dataset[], present: readonly Element[]): Element[] {
  const ofApplication = all.filter(({ record }) => record === 2);
  return [...datasets].flatMap(([number, { xmp }]) => {
    const texts = ofApplication.filter((dataset) => dataset.number === number).map(textOf);
    if (!xmp || texts.length === 0) return [];
    const name = nameOf(xmp.property);
    if (present.some((property) => property.name.uri === name.uri && property.name.local === name.local)) return [];
    return [{ name, attributes: [], ...valueFor(texts, xmp.as) }];
  });
}

type Kind = NonNullable<NonNullable<ReturnType<typeof datasets.get>>['xmp']>['as'];

function valueFor(texts: readonly string[], kind: Kind): Pick<Element, 'text' | 'children'> {
  const [first = ''] = texts;
  if (kind === 'text') return { text: first, children: [] };
  if (kind === 'date') return { text: first.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'), children: [] };
  if (kind === 'words') return { text: '', children: [list('Alt', [first])] };
  return { text: '', children: [list(kind === 'list' ? 'Bag' : 'Seq', texts)] };
}

function list(kind: 'Alt' | 'Bag' | 'Seq', texts: readonly string[]): Element {
  const language = {
    name: { uri: 'http://www.w3.org/XML/1998/namespace', local: 'lang', prefix: 'xml' },
    value: 'x-default',
  };
  const children = texts.map((text) => ({
    name: rdf('li'),
    attributes: kind === 'Alt' ? [language] : [],
    children: [],
    text,
  }));
  return { name: rdf(kind), attributes: [], children, text: '' };
}

function rdf(local: string) {
  return { uri: namespaces.rdf, local, prefix: 'rdf' };
}
