import type { Item } from './state.ts';

/** Temporary addresses of results. They are given back with the results; the browser does it when the tab is closed. */
export class ResultUrls {
  readonly #created = new Set<string>();

  create(blob: Blob): string {
    const url = URL.createObjectURL(blob);
    this.#created.add(url);
    return url;
  }

  /** Gives back all that none of the items needs. */
  keepFor(items: readonly Item[]): void {
    const used = new Set(items.map(({ status }) => (status.kind === 'done' ? status.outcome.url : '')));
    for (const url of this.#created) {
      if (used.has(url)) continue;
      URL.revokeObjectURL(url);
      this.#created.delete(url);
    }
  }
}
