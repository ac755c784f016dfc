import { type Format, formats, type Target } from '@image-converter/formats/formats';

/** photo.old.png → photo.old.jpg. A name without an extension just gets one. */
export function downloadName(original: string, extension: string): string {
  const dot = original.lastIndexOf('.');
  return `${dot > 0 ? original.slice(0, dot) : original}.${extension}`;
}

interface Named {
  file: { name: string };
  format: Format;
}

/** Names that collide within a batch get " (2)", " (3)": in the order of the files. */
export function downloadNames(files: readonly Named[], target: Target): string[] {
  const taken = new Set<string>();
  return files.map(({ file, format }) => {
    const name = nameOf(file.name, format, target);
    const dot = name.lastIndexOf('.');
    let candidate = name;
    for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) {
      candidate = `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
    }
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}

/** A file that is not converted keeps its name, unless the extension belongs to another format. */
function nameOf(original: string, format: Format, target: Target): string {
  const { extensions } = formats[target];
  const fits = extensions.some((extension) => original.toLowerCase().endsWith(`.${extension}`));
  return format === target && fits ? original : downloadName(original, extensions[0]);
}
