import type { AnyFormat } from '../any-format.ts';
import { type FormatFacts, formats } from '../formats.ts';
import { rareFormats } from '../rare/table.ts';
import { type Limit, limitsOf } from './limits.ts';

/** A format under the name people use. Some share a table entry: to a decoder, a JPS is a JPG. */
export interface NamedFormat {
  /** Key of the table, unless the format shares an entry. */
  readonly name: string;
  readonly label: string;
  /** All extensions of this format, without the dot. */
  readonly extensions: readonly string[];
  /** Key of the table entry. */
  readonly format: AnyFormat;
  readonly read: { readonly inBrowser: boolean; readonly onServer: boolean };
  readonly isWritten: boolean;
  readonly limits: readonly Limit[];
}

interface Relative {
  readonly name: string;
  readonly label: string;
  readonly extensions: readonly string[];
}

/** Formats that share an entry, by its key. */
const relatives: Readonly<Partial<Record<AnyFormat, readonly Relative[]>>> = {
  png: [{ name: 'apng', label: 'APNG', extensions: ['apng'] }],
  jpg: [
    { name: 'mpo', label: 'MPO', extensions: ['mpo'] },
    { name: 'jps', label: 'JPS', extensions: ['jps'] },
  ],
  pdf: [{ name: 'ai', label: 'Adobe Illustrator', extensions: ['ai'] }],
};

/** Extensions too rare for pages to offer. */
const moreExtensions: Readonly<Partial<Record<AnyFormat, readonly string[]>>> = {
  jpg: ['jpe', 'jfif'],
  avif: ['avifs'],
  bmp: ['dib'],
  heic: ['hif'],
};

/** Entries that people know by one name. */
const sameName: Readonly<Partial<Record<AnyFormat, AnyFormat>>> = { heif: 'heic' };

const table = Object.entries<FormatFacts>({ ...formats, ...rareFormats }) as [AnyFormat, FormatFacts][];

/** Every format in the tables, whether or not tests with real files passed. */
export const namedFormats: readonly NamedFormat[] = table
  .filter(([format]) => !(format in sameName))
  .flatMap(([format, facts]) => {
    const read = { inBrowser: facts.read.browser.length > 0, onServer: facts.read.server.length > 0 };
    const sharing = relatives[format] ?? [];
    const ofRelatives = sharing.flatMap(({ extensions }) => extensions);
    const own = {
      name: format,
      label: facts.label,
      extensions: [...facts.extensions, ...(moreExtensions[format] ?? [])].filter((one) => !ofRelatives.includes(one)),
      format,
      read,
      isWritten: facts.write !== undefined,
      limits: limitsOf(format, facts),
    };
    const others = sharing.map((relative) => ({
      ...relative,
      format,
      read,
      isWritten: false,
      limits: limitsOf(relative.name, facts),
    }));
    return [own, ...others];
  });

/** The format that people would call this file. */
export function namedFormatOf(format: AnyFormat, file: string): NamedFormat | undefined {
  const extension = file.split('.').at(-1)?.toLowerCase() ?? '';
  const sharing = namedFormats.filter((one) => one.format === (sameName[format] ?? format));
  return sharing.find(({ extensions }) => extensions.includes(extension)) ?? sharing[0];
}
