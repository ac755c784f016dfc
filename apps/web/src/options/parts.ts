import { LinkNotice } from './LinkNotice.tsx';
import { OptionsPanel } from './OptionsPanel.tsx';
import { RowOptions } from './RowOptions.tsx';
import { restore } from './restore.ts';
import { optionWords } from './words.ts';

/** What is loaded with the options; `late-options.ts` says when. */
export const parts = { LinkNotice, OptionsPanel, RowOptions, restore, optionWords };
