import type { AnyFormat } from '@image-converter/formats/any-format';
import type { ConverterRules } from '@image-converter/formats/converters';
import { formats, type Target } from '@image-converter/formats/formats';
import { folderOf } from '../choose/folders.ts';
import type { Pictures } from '../convert/convert-item.ts';
import { type Item, type Outcome, type ResultFile, resultOf } from '../state/state.ts';

/** photo.old.png → photo.old.jpg. A name without an extension just gets one. */
export function downloadName(original: string, extension: string): string {
  const dot = original.lastIndexOf('.');
  return `${dot > 0 ? original.slice(0, dot) : original}.${extension}`;
}

interface Named {
  file: File;
  format: AnyFormat;
  target: Target;
}

/** An extension that already fits the target: `.jpeg` is either kept or replaced by the default `.jpg`. */
type Endings = 'kept' | 'default';

/** Pages about file extensions give each file the default one. */
export function endingsOn({ endings }: Pick<ConverterRules, 'endings'>): Endings {
  return endings ? 'default' : 'kept';
}

/** Names only need to be unique within a folder. */
export function downloadNames(files: readonly Named[], endings: Endings = 'kept'): string[] {
  const paths = files.map((named) => folderOf(named.file) + plainName(named, endings));
  return distinct(paths).map((path) => path.slice(path.lastIndexOf('/') + 1));
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

/** A file that is not converted keeps its name, unless its extension belongs to another format. */
export function plainName({ file: { name }, format, target }: Named, endings: Endings): string {
  const { extensions } = formats[target];
  const fits = extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  return endings === 'kept' && format === target && fits ? name : downloadName(name, extensions[0]);
}

/** Object URLs of results. They are revoked along with the results, or by the browser when the tab closes. */
export class ResultUrls {
  readonly #created = new Map<Blob, string>();

  filesOf(outputs: Pictures['outputs'], names: readonly string[]): Outcome['files'] {
    const files = outputs.map((made, index) => ({
      ...made,
      url: () => this.#urlOf(made.blob),
      name: names[index] ?? '',
    }));
    return files as [ResultFile, ...ResultFile[]];
  }

  /** Created on demand, because each one blocks the page on another browser process. */
  #urlOf(blob: Blob): string {
    const url = this.#created.get(blob) ?? URL.createObjectURL(blob);
    this.#created.set(blob, url);
    return url;
  }

  /** Revokes all URLs that no item uses. */
  keepFor(items: readonly Item[]): void {
    const used = new Set(filesIn(items).map(({ blob }) => blob));
    for (const [blob, url] of this.#created) {
      if (used.has(blob)) continue;
      URL.revokeObjectURL(url);
      this.#created.delete(blob);
    }
  }
}

export function filesIn(items: readonly Item[]): ResultFile[] {
  return items.flatMap((item) => resultOf(item)?.files ?? []);
}
