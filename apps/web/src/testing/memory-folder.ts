/** The subset of FileSystemDirectoryHandle that the page uses. */
export class MemoryFolder {
  readonly kind = 'directory';
  readonly name: string;
  readonly entries = new Map<string, MemoryFolder | File>();

  constructor(name = '') {
    this.name = name;
  }

  async getDirectoryHandle(name: string, { create = false } = {}): Promise<MemoryFolder> {
    const there = this.entries.get(name) ?? (create ? new MemoryFolder(name) : undefined);
    if (!there) throw new DOMException('', 'NotFoundError');
    if (there instanceof File) throw new DOMException('', 'TypeMismatchError');
    this.entries.set(name, there);
    return there;
  }

  async getFileHandle(name: string, { create = false } = {}) {
    const there = this.entries.get(name);
    if (there instanceof MemoryFolder) throw new DOMException('', 'TypeMismatchError');
    if (!there && !create) throw new DOMException('', 'NotFoundError');
    this.entries.set(name, there ?? new File([], name));
    return {
      createWritable: async () => {
        const chunks: BlobPart[] = [];
        return new WritableStream<BlobPart>({
          write: (chunk) => void chunks.push(chunk),
          close: () => void this.entries.set(name, new File(chunks, name)),
        });
      },
      getFile: async () => this.entries.get(name),
    };
  }

  async removeEntry(name: string): Promise<void> {
    if (!this.entries.delete(name)) throw new DOMException('', 'NotFoundError');
  }

  async *values() {
    for (const entry of this.entries.values()) if (entry instanceof MemoryFolder) yield entry;
  }

  /** The folder as it is now. */
  copy(): MemoryFolder {
    const copy = new MemoryFolder(this.name);
    for (const [name, entry] of this.entries)
      copy.entries.set(name, entry instanceof MemoryFolder ? entry.copy() : entry);
    return copy;
  }

  /** Paths and contents of all files. */
  async texts(path = ''): Promise<[path: string, text: string][]> {
    const inside = await Promise.all(
      [...this.entries].map(
        async ([name, entry]): Promise<[string, string][]> =>
          entry instanceof MemoryFolder ? entry.texts(`${path}${name}/`) : [[path + name, await entry.text()]],
      ),
    );
    return inside.flat();
  }
}
