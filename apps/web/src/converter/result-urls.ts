import type { Item } from './state.ts';

/** Object URLs of results. They are revoked with the results, or by the browser itself when the tab is closed. */
export class ResultUrls {
  readonly #created = new Set<string>();

  create(blob: Blob): string {
    const url = URL.createObjectURL(blob);
    this.#created.add(url);
    return url;
  }

  /** Revokes all that none of the items needs. */
  keepFor(items: readonly Item[]): void {
    const used = new Set(items.map(({ status }) => (status.kind === 'done' ? status.outcome.url : '')));
    for (const url of this.#created) {
      if (used.has(url)) continue;
      URL.revokeObjectURL(url);
      this.#created.delete(url);
    }
  }
}
