import type { AnyFormat } from './any-format.ts';
import { formats, type Target } from './formats.ts';

/** photo.old.png → photo.old.jpg. A name without an extension just gets one. */
export function downloadName(original: string, extension: string): string {
  const dot = original.lastIndexOf('.');
  return `${dot > 0 ? original.slice(0, dot) : original}.${extension}`;
}

/** A file and what it becomes. */
interface Named {
  readonly file: { readonly name: string };
  readonly format: AnyFormat;
  readonly target: Target;
}

/** An extension that already fits the target: `.jpeg` is either kept or replaced by the default `.jpg`. */
export type Endings = 'kept' | 'default';

/** A file that is not converted keeps its name, unless its extension belongs to another format. */
export function plainName({ file: { name }, format, target }: Named, endings: Endings = 'kept'): string {
  const { extensions } = formats[target];
  const fits = extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  return endings === 'kept' && format === target && fits ? name : downloadName(name, extensions[0]);
}

/** photo.jpg → photo-01.jpg, photo-02.jpg …, using the page numbers, if there are several pages. */
export function pageNames(name: string, count: number, firstPage: number): string[] {
  if (count === 1) return [name];
  const dot = name.lastIndexOf('.');
  const digits = String(firstPage + count - 1).length;
  return Array.from(
    { length: count },
    (_, index) => `${name.slice(0, dot)}-${String(firstPage + index).padStart(digits, '0')}${name.slice(dot)}`,
  );
}

/** Duplicate names get " (2)", " (3)", in the order of the files. */
export function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    let candidate = name;
    for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) {
      candidate = `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
    }
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}
