import type { Plugin } from 'vite';

const viteHelper = '\0vite/preload-helper.js';

/** Loads a file after fetching it and its dependencies. */
type Load<Part> = (file: string, ...others: readonly string[]) => Promise<Part>;

/**
 * Makes every import() in the built scripts fetch its files first. Browsers remember a failed import() for the lifetime
 * of the page, so one lost connection would make a chunk unreachable until a reload, which loses the visitor's files. A
 * failed fetch() is not remembered, and import() runs only once the files are in the browser's cache.
 */
export function fetchPartsFirst(): Plugin {
  return {
    name: 'fetch-parts-first',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Vite's preload helper would fetch the same dependencies again and only add weight to the page.
    enforce: 'pre',
    load: (id) => (id === viteHelper ? 'export const __vitePreload = (importPart) => importPart();' : undefined),
    // Runs before file names are hashed, so the hashes reflect this change.
    renderChunk(code, { fileName }, _options, { chunks }) {
      const filesOf = (name: string, found = new Set<string>()): Set<string> => {
        if (found.has(name)) return found;
        found.add(name);
        for (const imported of chunks[name]?.imports ?? []) filesOf(imported, found);
        return found;
      };
      const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
      const loaded = filesOf(fileName);
      return withFetches(code, (file) =>
        [...filesOf(folder + file)].filter((name) => !loaded.has(name)).map((name) => name.slice(folder.length)),
      );
    },
  };
}

/** `filesOf` returns the files that importing a file requires. */
export function withFetches(code: string, filesOf: (file: string) => readonly string[]): string {
  const replaced = code.replaceAll(/\bimport\(([`'"])\.\/([^`'"]+\.js)\1\)/g, (_imported, _quote, file: string) => {
    const files = new Set([file, ...filesOf(file)]);
    return `__loadPart(${[...files].map((name) => JSON.stringify(`./${name}`))})`;
  });
  // One shared import(): a separate one for each chunk would repeat its name.
  return replaced === code ? code : `const __loadPart=(${partLoader})(import.meta.url,file=>import(file));${replaced}`;
}

/** Must be self-contained: its source is inlined into the scripts. */
export function partLoader<Part>(base: string, importPart: (file: string) => Promise<Part>): Load<Part> {
  const arrived = new Map<string, Promise<unknown>>();
  const fetchWhole = async (file: string) => {
    const response = await fetch(new URL(file, base));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await response.arrayBuffer();
  };
  const fetchOnce = (file: string) => {
    const known = arrived.get(file);
    if (known) return known;
    const arriving = fetchWhole(file);
    arrived.set(file, arriving);
    arriving.catch(() => arrived.delete(file));
    return arriving;
  };
  return async (file, ...others) => {
    await Promise.all([file, ...others].map(fetchOnce));
    return importPart(file);
  };
}
