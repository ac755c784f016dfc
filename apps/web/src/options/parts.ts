import { LinkNotice } from './LinkNotice.tsx';
import { OptionsPanel } from './OptionsPanel.tsx';
import { RowExtras } from './RowExtras.tsx';
import { restore } from './restore.ts';

/** The options chunk; `lazy-options.ts` decides when to load it. */
export const parts = { LinkNotice, OptionsPanel, RowExtras, restore };
