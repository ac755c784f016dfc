import { type MetadataGroup, metadataGroups } from '@image-converter/formats/metadata-groups';

/** Which groups a file has, and of which of them something was kept. */
export class Tally {
  readonly #found = new Set<MetadataGroup>();
  readonly #kept = new Set<MetadataGroup>();

  keep(group: MetadataGroup | undefined): void {
    if (!group) return;
    this.#found.add(group);
    this.#kept.add(group);
  }

  remove(group: MetadataGroup | undefined): void {
    if (group) this.#found.add(group);
  }

  /** What was found before counts as found. */
  after(earlier: Tally): this {
    for (const group of earlier.#found) this.#found.add(group);
    return this;
  }

  get found(): MetadataGroup[] {
    return metadataGroups.filter((group) => this.#found.has(group));
  }

  get kept(): MetadataGroup[] {
    return metadataGroups.filter((group) => this.#kept.has(group));
  }

  /** Of a group in this list, nothing is left. */
  get removed(): MetadataGroup[] {
    return this.found.filter((group) => !this.#kept.has(group));
  }
}
