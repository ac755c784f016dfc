/** Scripts of the build, with those that they cannot run without: static imports only, `import(…)` loads later, if at all. */
export function withImports(files: Iterable<string>, codeOf: (file: string) => string): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    const imports = codeOf(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
    for (const [, name] of imports) found.add(`assets/${name}`);
  }
  return found;
}
