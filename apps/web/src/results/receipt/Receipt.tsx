import { useEffect, useMemo, useState } from 'react';
import type { Session } from '../../converter/session/session.ts';
import type { Item, Outcome } from '../../converter/state/state.ts';
import { copyText } from '../../copy-text.ts';
import type { ResultWords } from '../../i18n/source.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { usePart } from '../../i18n/use-part.ts';
import { useNavigation } from '../../navigation/navigation.tsx';
import { CopyButton } from '../take/CopyButton.tsx';
import { ShareButton } from '../take/ShareButton.tsx';
import { asText, linesOf } from './lines.ts';
import { inspectionOf, likenessOf } from './look-at.ts';
import { type ReceiptDetails, receiptOf } from './receipt.ts';
import { receiptFile } from './receipt-file.ts';

export interface ReceiptProps {
  item: Item;
  outcome: Outcome;
  session: Session;
  words: ResultWords;
}

/** The details of a conversion, in words and figures. */
export function Receipt({ item, outcome, session, words: all }: ReceiptProps) {
  const words = all.receipt;
  const { t } = useTexts();
  const { language } = useNavigation().route;
  const looked = useLook(item, outcome);
  const optionWords = usePart('options');
  const only = useMemo(() => [item], [item]);
  const zips = session.rules.maxFiles > 1 || outcome.files.length > 1;
  const lines = linesOf(receiptOf(item, outcome, looked), { words: all, optionWords, language, t, zips });
  return (
    <div className="rounded-xl bg-soft px-3 py-2 text-sm" data-receipt>
      <dl className="grid gap-x-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        {lines.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-quiet max-sm:mt-1">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-4">
        {session.rules.maxFiles > 1 && (
          <>
            <CopyButton item={item} outcome={outcome} className="plain-button -mx-3 text-sm md:hidden" />
            <ShareButton items={only} className="plain-button -mx-3 text-sm" />
          </>
        )}
        <CopyAsText text={() => asText(item.file.name, lines)} words={words} />
        {session.rules.maxFiles > 1 && <ZipChoice session={session} words={words} />}
      </div>
    </div>
  );
}

/** Starts with what is known without inspecting the files again. */
function useLook(item: Item, outcome: Outcome): ReceiptDetails {
  const [looked, setLooked] = useState<ReceiptDetails>({});
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (found: ReceiptDetails) => signal.aborted || setLooked((before) => ({ ...before, ...found }));
    setLooked({});
    void inspectionOf(item).then((inspection) => tell({ inspection }));
    void likenessOf(signal, item, outcome).then((likeness) => tell({ likeness }));
    return () => controller.abort();
  }, [item, outcome]);
  return looked;
}

function CopyAsText({ text, words }: { text: () => string; words: ResultWords['receipt'] }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(text()));
  return (
    <button type="button" className="quiet-button" onClick={copy}>
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </button>
  );
}

interface ZipChoiceProps {
  session: Session;
  words: ResultWords['receipt'];
}

function ZipChoice({ session, words }: ZipChoiceProps) {
  const { zipExtras } = session.saving;
  const [isWanted, setWanted] = useState(() => zipExtras.has(receiptFile));
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={isWanted}
        onChange={({ target }) => {
          if (target.checked) zipExtras.add(receiptFile);
          else zipExtras.delete(receiptFile);
          setWanted(target.checked);
        }}
      />
      {words.in_zip}
    </label>
  );
}
