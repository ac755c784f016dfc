import { ChevronDown, X } from 'lucide';
import { Children } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { handOnFocus } from '../../notices/hand-on-focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Session } from '../session/session.ts';
import type { ShownNotice } from '../state/state.ts';
import { noticeWords } from './notice-words.ts';

interface SuccessProps {
  session: Session;
  notice: ShownNotice;
}

/**
 * A notice that is the head of the summary: the sentence about the first file, and on demand those about the others. On a
 * page for any number of files, the sentences count them.
 */
export function Success({ session, notice }: SuccessProps) {
  const { t } = useTexts();
  const { rules } = session;
  const { tone, title, lines } = noticeWords(t, rules, notice);
  const seen = rules.also ? lines.length : 1;
  return (
    <div data-tone={tone} className="wrap-anywhere">
      <div className="flex justify-between md:justify-start">
        <p className="font-semibold">{title}</p>
        <button
          type="button"
          className="icon-button -my-2.5 max-md:-mr-3"
          aria-label={t('notices.close')}
          onClick={({ currentTarget }) => {
            handOnFocus(currentTarget);
            session.closeNotice(notice.id);
          }}
        >
          <Icon of={X} className="size-4" />
        </button>
      </div>
      <Sentences lines={lines.slice(0, seen)} />
      {lines.length > seen && (
        <details className="text-quiet text-sm">
          <summary className="-my-2.5 inline-flex min-h-11 cursor-pointer list-none items-center gap-1 underline-offset-4 hover:underline">
            {t('notices.more', { count: lines.length - seen })}
            <Icon of={ChevronDown} className="size-4" />
          </summary>
          <Sentences lines={lines.slice(seen)} />
        </details>
      )}
    </div>
  );
}

function Sentences({ lines }: { lines: readonly (readonly string[])[] }) {
  return (
    <ul className="grid gap-0.5 text-quiet text-sm">
      {lines.map((sentences, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The lines of a notice do not change.
        <li key={index}>
          {Children.map(sentences, (sentence) => (
            <p>{sentence}</p>
          ))}
        </li>
      ))}
    </ul>
  );
}
