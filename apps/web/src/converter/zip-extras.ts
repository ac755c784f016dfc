import type { Item } from './state.ts';

/** Makes a file that goes into a ZIP beside the results of these files. */
export type ZipExtra = (items: readonly Item[]) => Promise<File>;

/** What visitors want in their ZIPs besides the results: nothing, until they say so. */
export const zipExtras = new Set<ZipExtra>();
