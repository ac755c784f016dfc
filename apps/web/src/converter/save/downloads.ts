import type { AnyFormat } from '@image-converter/formats/any-format';
import type { ConverterRules } from '@image-converter/formats/converters';
import type { Target } from '@image-converter/formats/formats';
import { distinct, type Endings, plainName } from '@image-converter/formats/result-names';
import { folderOf } from '../choose/folders.ts';
import type { Pictures } from '../convert/convert-item.ts';
import { type Item, type Outcome, type ResultFile, resultOf } from '../state/state.ts';

interface Named {
  file: File;
  format: AnyFormat;
  target: Target;
}

/** Pages about file extensions give each file the default one. */
export function endingsOn({ endings }: Pick<ConverterRules, 'endings'>): Endings {
  return endings ? 'default' : 'kept';
}

/** Names only need to be unique within a folder. */
export function downloadNames(files: readonly Named[], endings: Endings = 'kept'): string[] {
  const paths = files.map((named) => folderOf(named.file) + plainName(named, endings));
  return distinct(paths).map((path) => path.slice(path.lastIndexOf('/') + 1));
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
