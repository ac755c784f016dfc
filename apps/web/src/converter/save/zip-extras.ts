import type { Item } from '../state/state.ts';

/** Creates an additional file for the ZIP of these results. */
export type ZipExtra = (items: readonly Item[]) => Promise<File>;

/** Additional files for ZIPs; empty unless the visitor turns some on. */
export const zipExtras = new Set<ZipExtra>();
