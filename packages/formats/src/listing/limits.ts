import type { FormatFacts } from '../formats.ts';

/** Things to know before converting a file of a format. Each has a text in every language. */
export type Limit =
  | 'first_frame'
  | 'each_page'
  | 'first_page'
  | 'merged'
  | 'largest'
  | 'bright'
  | 'developed'
  | 'preview'
  | 'some_variants'
  | 'password'
  | 'scripts'
  | 'extension'
  | 'several_sizes';

/** Limits that cannot be derived from the table of formats, with the names of the formats. */
const listed: Readonly<
  Record<Exclude<Limit, 'first_frame' | 'each_page' | 'first_page' | 'developed' | 'preview'>, readonly string[]>
> = {
  merged: ['psd', 'psb', 'ora', 'kra'],
  largest: ['ico', 'cur', 'icns'],
  bright: ['exr', 'hdr', 'pfm', 'phm'],
  some_variants: ['tiff', 'dng', 'heic', 'jp2', 'psd', 'psb', 'dds', 'exr', 'pict'],
  password: ['pdf', 'ai'],
  scripts: ['svg'],
  extension: ['tga', 'wbmp', 'mac', 'sct', 'mtv', 'avs'],
  several_sizes: ['ico'],
};

export function limitsOf(name: string, { several, readOptions, read, write }: FormatFacts): Limit[] {
  const pages = readOptions?.includes('pages') ? 'each_page' : 'first_page';
  const found: Limit[] = [
    ...(several ? [({ frames: 'first_frame', pages } as const)[several]] : []),
    ...(read.browser.includes('raw') ? (['developed'] as const) : []),
    ...(read.browser.includes('raw-preview') ? (['preview'] as const) : []),
    ...(Object.keys(listed) as (keyof typeof listed)[]).filter((limit) => listed[limit].includes(name)),
  ];
  return write ? found : found.filter((limit) => limit !== 'several_sizes');
}
