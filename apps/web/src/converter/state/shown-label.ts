import { formats } from '@image-converter/formats/formats';
import { type Item, latestResultOf } from './state.ts';

/** A mark has room for five letters: a longer name is replaced by the file's extension. */
export function sourceLabel({ label, file }: Item): string {
  const [, extension] = /\.(\w{1,5})$/.exec(file.name) ?? [];
  return label.length > 5 && extension ? extension.toUpperCase() : label;
}

/** The format of the picture that is shown of a file: of its result if it was converted. */
export function shownLabel(item: Item): string {
  const outcome = latestResultOf(item);
  return outcome && outcome.mode !== 'none' ? formats[outcome.options.target].label : sourceLabel(item);
}
