import { ChevronDown, CloudOff, CloudUpload, type IconNode, MapPinOff } from 'lucide';
import type { ReactNode } from 'react';
import type { Item, Outcome } from '../converter/state/state.ts';
import { formatSize } from '../i18n/numbers.ts';
import type { ResultWords } from '../i18n/source.ts';
import { fill } from '../i18n/translate.ts';
import { useNavigation } from '../navigation/navigation.tsx';
import { Icon } from '../ui/Icon.tsx';
import { MetadataNote } from './MetadataNote.tsx';
import { CopyButton } from './take/CopyButton.tsx';

interface ReceiptLineProps {
  item: Item;
  outcome: Outcome;
  words: ResultWords;
  unfolded: boolean;
  onUnfold: () => void;
  /** Additional buttons. */
  children: ReactNode;
}

/** What matters most of a receipt, a button for the rest, and one for the clipboard. */
export function ReceiptLine({ item, outcome, words, unfolded, onUnfold, children }: ReceiptLineProps) {
  const { language } = useNavigation().route;
  const { bytesSent, mode, files } = outcome;
  const { receipt } = words;
  const sent =
    bytesSent > 0
      ? `${receipt.sent}: ${fill(receipt.sent_file, { size: formatSize(language, bytesSent) })}`
      : receipt.nothing_sent;
  const isStripped = mode !== 'none' && !files[0].report?.metadata;
  return (
    <div className="flex flex-wrap items-center gap-x-6 text-quiet">
      <Line sign={bytesSent > 0 ? CloudUpload : CloudOff}>{sent}</Line>
      {isStripped && <Line sign={MapPinOff}>{receipt.no_metadata}</Line>}
      <MetadataNote item={item} outcome={outcome} words={words.metadata} />
      <button
        type="button"
        className="plain-button -mx-3 text-ink text-sm"
        aria-label={fill(words.details_of, { filename: item.file.name })}
        aria-expanded={unfolded}
        onClick={onUnfold}
      >
        {words.details}
        <Icon of={ChevronDown} className="size-4 in-aria-expanded:rotate-180 transition-[rotate]" />
      </button>
      {children}
      <CopyButton item={item} outcome={outcome} className="plain-button -mx-3 text-ink text-sm" />
    </div>
  );
}

function Line({ sign, children }: { sign: IconNode; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      <Icon of={sign} className="size-4 shrink-0 text-good" />
      {children}
    </span>
  );
}
