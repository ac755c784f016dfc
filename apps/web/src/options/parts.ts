import { LinkNotice } from './LinkNotice.tsx';
import { OptionsPanel } from './OptionsPanel.tsx';
import { RowExtras } from './RowExtras.tsx';
import { restore } from './restore.ts';
import { optionWords } from './words.ts';

/** What is loaded with the options; `lazy-options.ts` says when. */
export const parts = { LinkNotice, OptionsPanel, RowExtras, restore, optionWords };
