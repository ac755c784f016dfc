import { type MetadataGroup, metadataGroups } from '@image-converter/formats/metadata-groups';

/** Groups found in a file, and those of which something was kept. */
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

  /** Adds the groups found earlier. */
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

  /** Groups of which nothing is left. */
  get removed(): MetadataGroup[] {
    return this.found.filter((group) => !this.#kept.has(group));
  }
}
