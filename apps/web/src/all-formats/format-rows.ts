import { type FormatFacts, formats, isServerFormat } from '@image-converter/formats/formats';
import { rareFormats } from '@image-converter/formats/rare/table';
import type { Messages } from '../i18n/source.ts';

type Described = keyof Messages['all_formats']['formats'];
type Limit = keyof Messages['all_formats']['limits'];

export interface FormatRow {
  readonly name: Described;
  readonly label: string;
  readonly extensions: readonly string[];
  readonly written: boolean;
  /** Whether a server converts it where there is one. */
  readonly onServer: boolean;
  readonly limits: readonly Limit[];
}

const ofFormat: Partial<Record<Described, readonly Limit[]>> = {
  ico: ['largest'],
  cur: ['largest'],
  icns: ['largest'],
  psd: ['merged'],
  psb: ['merged'],
  ora: ['merged'],
  kra: ['merged'],
};

const table: Record<string, FormatFacts> = { ...formats, ...rareFormats };

export const formatRows: readonly FormatRow[] = (Object.keys(table) as (keyof typeof formats)[]).map((name) => {
  const { label, extensions, write, several }: FormatFacts = table[name] as FormatFacts;
  return {
    name,
    label,
    extensions,
    written: write !== undefined,
    onServer: isServerFormat(name),
    limits: [
      ...(several ? ([several === 'frames' ? 'first_frame' : 'first_page'] as const) : []),
      ...(ofFormat[name] ?? []),
    ],
  };
});
