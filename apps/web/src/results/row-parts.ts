import { Plan } from '../options/Plan.tsx';
import { BatchTools } from './BatchTools.tsx';
import { filtered } from './filter.ts';
import { InPageView } from './InPageView.tsx';
import { ResultButton } from './ResultButton.tsx';
import { ResultButtons } from './ResultButtons.tsx';
import { ResultNotes } from './ResultNotes.tsx';
import { RowCrop } from './RowCrop.tsx';
import { RowCopyButton } from './take/CopyButton.tsx';
import { dragOut } from './take/drag-out.ts';
import { ShareButton } from './take/ShareButton.tsx';

/** Everything of files and results beyond their size and download; `use-row-parts.ts` loads it. */
export const rowParts = {
  BatchTools,
  dragOut,
  filtered,
  InPageView,
  Plan,
  ResultButton,
  ResultButtons,
  ResultNotes,
  RowCopyButton,
  RowCrop,
  ShareButton,
};
