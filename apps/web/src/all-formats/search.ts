/** All text of a row. */
export interface Searchable {
  readonly label: string;
  readonly extensions: readonly string[];
  readonly about: string;
}

/** Every word of the query must occur in the row. Ignores case, accents and the dot of an extension. */
export function matches({ label, extensions, about }: Searchable, query: string): boolean {
  const text = plain([label, ...extensions, about].join(' '));
  return plain(query)
    .split(/[\s,;*.]+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
