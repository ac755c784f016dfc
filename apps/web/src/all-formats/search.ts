/** What is searched in: everything that a row says. */
export interface Searchable {
  readonly label: string;
  readonly extensions: readonly string[];
  readonly about: string;
}

/** Every word of the query has to be in the row; capitals, accents and the dot of an extension do not matter. */
export function matches({ label, extensions, about }: Searchable, query: string): boolean {
  const text = plain([label, ...extensions, about].join(' '));
  return plain(query)
    .split(/[\s,;*.]+/)
    .every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
