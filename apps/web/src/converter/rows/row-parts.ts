import { LargerLine } from '../../results/LargerLine.tsx';
import { ResultButton } from '../../results/ResultButton.tsx';
import { ResultButtons } from '../../results/ResultButtons.tsx';
import { ResultNotes } from '../../results/ResultNotes.tsx';

/** Parts of a row beyond sizes and downloads, in a separate chunk. */
export const rowParts = { LargerLine, ResultButton, ResultButtons, ResultNotes };
