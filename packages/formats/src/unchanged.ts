import { type AnyFormat, isCommon } from './any-format.ts';
import { type FormatFacts, formats } from './formats.ts';
import { type ConversionOptions, targetDefaults } from './options.ts';
import type { Pages } from './pages.ts';
import { defaultReading } from './reading.ts';

/** A file's format, and the options to convert it with. */
export interface Wanted {
  readonly format: AnyFormat;
  readonly options: ConversionOptions;
}

/** Whether the file is already in the target format and no option would change it. */
export function isUnchanged({ format, options }: Wanted, defaultPages: Pages = defaultReading.pages): boolean {
  if (format !== options.target) return false;
  const defaults = { ...targetDefaults(options.target), pages: defaultPages };
  return (Object.entries(defaults) as [keyof ConversionOptions, unknown][]).every(
    ([name, value]) => options[name] === value || (name in defaultReading && !hasReadOption(format, name)),
  );
}

/** Whether the option has an effect on this format. */
export function hasReadOption(format: AnyFormat, option: string): boolean {
  return isCommon(format) && mayMatter(format, option);
}

/** Whether the format may have this read option. True for all rare formats, because their table is loaded later. */
export function mayMatter(format: AnyFormat, option: string): boolean {
  if (!isCommon(format)) return true;
  const { readOptions = [] }: FormatFacts = formats[format];
  return readOptions.some((one) => one === option);
}
