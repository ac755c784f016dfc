import type { AnyFormat } from '@image-converter/formats/any-format';
import type { ConversionOptions } from '@image-converter/formats/options';
import { folderOf } from '../converter/choose/folders.ts';
import { type Item, type Outcome, type ResultFile, resultOf } from '../converter/state/state.ts';

/** Stored data of a batch, next to its groups. */
export interface BatchFacts {
  options: ConversionOptions;
}

/** Stored data of a file, in a group. */
export interface ItemFacts {
  name: string;
  type: string;
  lastModified: number;
  folder: string;
  format: AnyFormat;
  label: string;
  overrides: Partial<ConversionOptions> | undefined;
  results: (Omit<Outcome, 'files'> & { files: readonly ResultFacts[] }) | undefined;
}

/** Stored data of a result. */
type ResultFacts = Omit<ResultFile, 'blob' | 'url'> & { type: string };

/** With the file if it is not stored yet. */
export function entryOf(item: Item, file: File | undefined) {
  const outcome = resultOf(item);
  const results = (outcome?.files ?? []).map(({ blob }) => blob);
  return { id: item.id, facts: factsOf(item, outcome), file, results };
}

function factsOf(item: Item, outcome: Outcome | undefined): ItemFacts {
  const { file, format, label, overrides } = item;
  const { name, type, lastModified } = file;
  return { name, type, lastModified, folder: folderOf(file), format, label, overrides, results: resultsOf(outcome) };
}

function resultsOf(outcome: Outcome | undefined): ItemFacts['results'] {
  if (!outcome) return undefined;
  const { files, ...facts } = outcome;
  return { ...facts, files: files.map(({ blob: { type }, url: _, ...told }) => ({ ...told, type })) };
}
