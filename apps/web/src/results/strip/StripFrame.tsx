import { formats } from '@image-converter/formats/formats';
import { Check, Columns2 } from 'lucide';
import { useMemo } from 'react';
import { Change } from '../../converter/rows/Change.tsx';
import { FailureText } from '../../converter/rows/FailureText.tsx';
import type { Session } from '../../converter/session/session.ts';
import { bytesOf } from '../../converter/state/sizes.ts';
import { type Item, type Outcome, resultOf } from '../../converter/state/state.ts';
import { formatSize } from '../../i18n/numbers.ts';
import type { ResultWords } from '../../i18n/source.ts';
import { fill } from '../../i18n/translate.ts';
import { useNavigation } from '../../navigation/navigation.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { DialogButton } from '../DialogButton.tsx';
import { lookWords } from './look-words.ts';
import { StripNotes } from './StripNotes.tsx';
import type { Frame, StripOptions } from './strip.ts';
import { take } from './try-out.ts';

interface StripFrameProps {
  frame: Frame;
  item: Item;
  session: Session;
  words: ResultWords;
  isSmallest: boolean;
}

/** One format of a strip. */
export function StripFrame({ frame: { options, status }, item, session, words, isSmallest }: StripFrameProps) {
  const { label } = formats[options.target];
  return (
    <li data-strip={options.target} className="grid gap-1 border-line not-first:border-t py-3">
      <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
        <Mark label={label} />
        {status.kind === 'done' && <Weight item={item} outcome={status.outcome} />}
        {isSmallest && (
          <b className="rounded-md bg-accent-soft px-2 py-0.5 text-accent text-sm">{words.strip.smallest}</b>
        )}
        {(status.kind === 'waiting' || status.kind === 'converting') && (
          <span className="text-quiet text-sm">{words.strip[`is_${status.kind}`]}</span>
        )}
      </div>
      {status.kind === 'failed' && (
        <Hint tone="destructive" text={<FailureText label={item.label} failure={status} />} />
      )}
      {status.kind === 'done' && (
        <Picture item={item} outcome={status.outcome} options={options} session={session} words={words} />
      )}
    </li>
  );
}

interface PictureProps {
  item: Item;
  outcome: Outcome;
}

/** In bytes, also compared with the original. */
function Weight({ item, outcome }: PictureProps) {
  const { language } = useNavigation().route;
  const sizes = { before: item.file.size, after: bytesOf(outcome) };
  return (
    <span className="tabular-nums">
      <b className="mr-3 font-semibold">{formatSize(language, sizes.after)}</b> <Change {...sizes} />
    </span>
  );
}

interface TakenProps extends PictureProps {
  options: StripOptions;
  session: Session;
  words: ResultWords;
}

const load = () => import('../before-after/BeforeAfter.tsx');

/** How it looks, and what can be done with it. */
function Picture({ item, outcome, options, session, words }: TakenProps) {
  const { language } = useNavigation().route;
  const { label: format } = formats[options.target];
  const shown = useMemo((): Item => ({ ...item, status: { kind: 'done', outcome } }), [item, outcome]);
  const isCurrent = resultOf(item)?.files[0].blob === outcome.files[0].blob;
  return (
    <>
      <p className="text-quiet text-sm">{lookWords(outcome, words, language)}</p>
      <StripNotes item={item} target={options.target} words={words} />
      <div className="flex flex-wrap items-center gap-x-2">
        <DialogButton
          load={load}
          dialog={({ BeforeAfter }, close) => (
            <BeforeAfter
              item={shown}
              outcome={outcome}
              session={session}
              words={words}
              busy={false}
              readOnly
              onClose={close}
            />
          )}
          label={`${words.compare}: ${format}`}
          className="plain-button -ml-3"
        >
          <Icon of={Columns2} className="size-4.5" />
          {words.compare}
        </DialogButton>
        {isCurrent ? (
          <span className="flex items-center gap-1.5 text-sm">
            <Icon of={Check} className="size-4 text-good" />
            {words.strip.in_use}
          </span>
        ) : (
          <button
            type="button"
            className="quiet-button"
            onClick={({ currentTarget }) => {
              // Gives the focus back to the button that opened it.
              currentTarget.closest('dialog')?.close();
              take({ session, item, options }, outcome);
            }}
          >
            {fill(words.strip.use, { format })}
          </button>
        )}
      </div>
    </>
  );
}
