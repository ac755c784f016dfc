import type { AnyFormat } from '../any-format.ts';
import { type FormatFacts, formats } from '../formats.ts';
import { rareFormats } from '../rare/table.ts';
import { type Limit, limitsOf } from './limits.ts';

/** A format as people ask for it. Some share an entry of the table: to a decoder, a JPS is a JPG. */
export interface NamedFormat {
  /** The key of the table, unless it shares one. */
  readonly name: string;
  readonly label: string;
  /** All that files of it have, without the dot. */
  readonly extensions: readonly string[];
  /** The entry of the table. */
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

/** By the entry that they share. */
const relatives: Readonly<Partial<Record<AnyFormat, readonly Relative[]>>> = {
  png: [{ name: 'apng', label: 'APNG', extensions: ['apng'] }],
  jpg: [
    { name: 'mpo', label: 'MPO', extensions: ['mpo'] },
    { name: 'jps', label: 'JPS', extensions: ['jps'] },
  ],
  pdf: [{ name: 'ai', label: 'Adobe Illustrator', extensions: ['ai'] }],
};

/** Extensions that no page has to offer, because hardly any file has them. */
const moreExtensions: Readonly<Partial<Record<AnyFormat, readonly string[]>>> = {
  jpg: ['jpe', 'jfif'],
  avif: ['avifs'],
  bmp: ['dib'],
  heic: ['hif'],
};

/** Entries that people do not tell apart. */
const sameName: Readonly<Partial<Record<AnyFormat, AnyFormat>>> = { heif: 'heic' };

const table = Object.entries<FormatFacts>({ ...formats, ...rareFormats }) as [AnyFormat, FormatFacts][];

/** Every format that the tables know, whether or not real files of it have been seen to come out right. */
export const namedFormats: readonly NamedFormat[] = table
  .filter(([format]) => !(format in sameName))
  .flatMap(([format, facts]) => {
    const read = { inBrowser: facts.read.browser.length > 0, onServer: facts.read.server.length > 0 };
    const own = {
      name: format,
      label: facts.label,
      extensions: [...facts.extensions, ...(moreExtensions[format] ?? [])].filter((one) => !isTaken(format, one)),
      format,
      read,
      isWritten: facts.write !== undefined,
      limits: limitsOf(format, facts),
    };
    const others = (relatives[format] ?? []).map((relative) => ({
      ...relative,
      format,
      read,
      isWritten: false,
      limits: limitsOf(relative.name, facts),
    }));
    return [own, ...others];
  });

/** Files with such an extension go by another name. */
function isTaken(format: AnyFormat, extension: string): boolean {
  return relatives[format]?.some(({ extensions }) => extensions.includes(extension)) ?? false;
}

/** What people would call a file that has this format. */
export function namedFormatOf(format: AnyFormat, file: string): NamedFormat | undefined {
  const extension = file.split('.').at(-1)?.toLowerCase() ?? '';
  const sharing = namedFormats.filter((one) => one.format === (sameName[format] ?? format));
  return sharing.find(({ extensions }) => extensions.includes(extension)) ?? sharing[0];
}
