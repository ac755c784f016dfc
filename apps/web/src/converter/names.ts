/** photo.old.png → photo.old.jpg. A name without an extension just gets one. */
export function downloadName(original: string, extension: string): string {
  const dot = original.lastIndexOf('.');
  return `${dot > 0 ? original.slice(0, dot) : original}.${extension}`;
}

/** Names that collide within a batch get " (2)", " (3)": in the order of the files. */
export function downloadNames(originals: readonly string[], extension: string): string[] {
  const taken = new Set<string>();
  return originals.map((original) => {
    const name = downloadName(original, extension);
    const stem = name.slice(0, -extension.length - 1);
    let candidate = name;
    for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) candidate = `${stem} (${count}).${extension}`;
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}
