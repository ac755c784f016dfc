import { LargerLine } from './LargerLine.tsx';
import { ResultButton } from './ResultButton.tsx';
import { ResultButtons } from './ResultButtons.tsx';
import { ResultNotes } from './ResultNotes.tsx';

/** Everything of a row beyond its size and download; `use-row-parts.ts` loads it. */
export const rowParts = { LargerLine, ResultButton, ResultButtons, ResultNotes };
