import { cameraFormats } from './cameras.ts';
import { computerFormats } from './computers.ts';
import { designFormats } from './design.ts';
import { lightFormats } from './light.ts';
import { portableFormats } from './portable.ts';
import { scienceFormats } from './science.ts';
import { webFormats } from './web.ts';

/** The rest of the table of formats: read-only formats. */
export const rareFormats = {
  ...webFormats,
  ...designFormats,
  ...lightFormats,
  ...portableFormats,
  ...computerFormats,
  ...scienceFormats,
  ...cameraFormats,
};

export type RareTable = typeof rareFormats;
export type RareFormat = keyof RareTable;

export const rareFormatNames = Object.keys(rareFormats) as RareFormat[];

/** Only for files that are not in a common format. */
export function rareFormatIn(
  head: DataView,
  { name = '', size }: Blob & { readonly name?: string },
): RareFormat | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return rareFormatNames.find((one) => rareFormats[one].recognise(head, { extension, size }));
}
