import type { ConverterRules } from '@image-converter/formats/converters';
import { Children } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { usePart } from '../../i18n/use-part.ts';
import { Link } from '../../navigation/Link.tsx';
import { Notice } from '../../notices/Notice.tsx';
import { pageTable } from '../../routes/pages.ts';
import { FileGuessText } from '../../unknown-files/FileGuessText.tsx';
import { matchingPage } from '../choose/admission.ts';
import { DragHint } from '../choose/Invitation.tsx';
import type { Session } from '../session/session.ts';
import { useSessions } from '../session/sessions.tsx';
import type { Rejection, ShownNotice } from '../state/state.ts';
import { noticeWords } from './notice-words.ts';

/** More lines would push the page out of view. */
const maxLines = 10;
/** On the page of all formats, where each row gives its own reason, and a filter finds them. */
const maxFailures = 2;

export function ConverterNotice({ session, notice }: { session: Session; notice: ShownNotice }) {
  const { t } = useTexts();
  const { rules } = session;
  const { tone, title, lines } = noticeWords(t, rules, notice, usePart('results'));
  const shown = lines.slice(0, rules.also && notice.kind === 'failed' ? maxFailures : maxLines);
  const left = lines.length - shown.length;
  return (
    <Notice
      tone={tone}
      title={title}
      action={notice.kind === 'rejected' && <OtherPages rules={rules} rejected={notice.files} />}
      onClose={() => session.closeNotice(notice.id)}
    >
      <ul className="grid gap-1">
        {shown.map((sentences, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The lines of a notice do not change.
          <li key={index}>
            {Children.map(sentences, (sentence) => (
              <p>{sentence}</p>
            ))}
            {notice.kind === 'rejected' && <Help rejection={notice.files[index]} />}
          </li>
        ))}
        {left > 0 && <li>{t('notices.more', { count: left })}</li>}
      </ul>
      {notice.kind === 'rejected' && <Hint rules={rules} rejected={notice.files} />}
    </Notice>
  );
}

function Help({ rejection }: { rejection: Rejection | undefined }) {
  return rejection?.reason === 'unknown' && rejection.guess && <FileGuessText guess={rejection.guess} />;
}

/** The drop zone's hint, on the pages where the specification requires it. */
function Hint({ rules, rejected }: { rules: ConverterRules; rejected: readonly Rejection[] }) {
  if (rules.also || rules.maxBytes !== undefined || rejected.every(({ reason }) => reason === 'too-many')) return null;
  return (
    <p>
      <DragHint rules={rules} />
    </p>
  );
}

/** Links to pages that accept the rejected formats. */
function OtherPages({ rules, rejected }: { rules: ConverterRules; rejected: readonly Rejection[] }) {
  if (rules.also) return null;
  const others = new Map(
    rejected.flatMap((file) => (file.reason === 'other-format' ? [[file.format, file] as const] : [])),
  );
  return (
    <>
      {[...others.values()].map((other) => (
        <RightPage key={other.format} other={other} rules={rules} />
      ))}
      <CarryOver rejected={rejected} />
    </>
  );
}

function RightPage({ other, rules }: { other: Rejection & { reason: 'other-format' }; rules: ConverterRules }) {
  const { t } = useTexts();
  const page = matchingPage(other.format, rules.target);
  if (!page) return null;
  return (
    <Link page={page} className="text-button">
      {t('rejections.other_page', { format: other.label })}
    </Link>
  );
}

/** A link to the all-formats page that takes the rejected files along, except those that no page can convert. */
function CarryOver({ rejected }: { rejected: readonly Rejection[] }) {
  const { t } = useTexts();
  const sessions = useSessions();
  const files = rejected.flatMap(({ reason, file }) => (reason === 'empty' || reason === 'unknown' ? [] : [file]));
  const carry = () => void sessions.of(pageTable['all-formats'].rules).add(files);
  return (
    <Link page="all-formats" className="text-button" {...(files.length > 0 && { onFollow: carry })}>
      {files.length > 0 ? t('rejections.all_formats', { count: files.length }) : t('rejections.formats_we_read')}
    </Link>
  );
}
