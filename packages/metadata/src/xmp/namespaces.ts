/** By their standard prefixes, which files need not use. */
export const namespaces = {
  x: 'adobe:ns:meta/',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  tiff: 'http://ns.adobe.com/tiff/1.0/',
  exif: 'http://ns.adobe.com/exif/1.0/',
  exifEX: 'http://cipa.jp/exif/1.0/',
  aux: 'http://ns.adobe.com/exif/1.0/aux/',
  Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
} as const;

type Prefix = keyof typeof namespaces;

const prefixes: ReadonlyMap<string, string> = new Map(Object.entries(namespaces).map(([prefix, uri]) => [uri, prefix]));

/** Prefixed name as in our tables; undefined for namespaces not listed above. */
export function shortName({ uri, local }: { readonly uri: string; readonly local: string }): string | undefined {
  const prefix = prefixes.get(uri);
  return prefix && `${prefix}:${local}`;
}

/** Full name of a property from its prefixed name in our tables. */
export function nameOf(short: string) {
  const [prefix = '', local = ''] = short.split(':');
  return { uri: namespaces[prefix as Prefix], local, prefix };
}
