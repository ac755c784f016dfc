import { ChangedOptions } from './ChangedOptions.tsx';
import { LinkNotice } from './LinkNotice.tsx';
import { OptionsPanel } from './OptionsPanel.tsx';
import { RowFit } from './RowFit.tsx';
import { restore } from './restore.ts';

/** The options chunk; `lazy-options.ts` decides when to load it. */
export const parts = { ChangedOptions, LinkNotice, OptionsPanel, RowFit, restore };
