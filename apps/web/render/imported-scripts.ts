/** Adds the static imports of the given scripts, recursively. Dynamic `import(…)` is loaded later, if at all. */
export function withImports(files: Iterable<string>, codeOf: (file: string) => string): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    const imports = codeOf(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
    for (const [, name] of imports) found.add(`assets/${name}`);
  }
  return found;
}
