import { Plan } from '../options/Plan.tsx';
import { LazyPresetCheck } from '../presets/LazyPresetCheck.tsx';
import { BatchTools } from './BatchTools.tsx';
import { filtered } from './filter.ts';
import { InPageView } from './InPageView.tsx';
import { PreviewFact } from './PreviewFact.tsx';
import { ResultButton, ResultButtons } from './ResultButtons.tsx';
import { RowNotes } from './RowNotes.tsx';
import { RowTools } from './RowTools.tsx';
import { RowCopyButton } from './take/CopyButton.tsx';
import { dragOut } from './take/drag-out.ts';
import { ShareButton } from './take/ShareButton.tsx';

/** Everything of files and results beyond their size and download; `use-row-parts.ts` loads it. */
export const rowParts = {
  BatchTools,
  dragOut,
  filtered,
  InPageView,
  LazyPresetCheck,
  Plan,
  PreviewFact,
  ResultButton,
  ResultButtons,
  RowCopyButton,
  RowNotes,
  RowTools,
  ShareButton,
};
