import type { AnyFormat } from '@image-converter/formats/any-format';
import type { ConverterRules } from '@image-converter/formats/converters';
import { Children } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Link } from '../navigation/Link.tsx';
import { Notice } from '../notices/Notice.tsx';
import { type Rejection, rightPage } from './admission.ts';
import { Invitation } from './Invitation.tsx';
import { noticeWords } from './notice-words.ts';
import type { Session } from './session.ts';
import type { ShownNotice } from './state.ts';

export function ConverterNotice({ session, notice }: { session: Session; notice: ShownNotice }) {
  const { t } = useTexts();
  const { rules } = session;
  const { tone, title, lines } = noticeWords(t, rules, notice);
  return (
    <Notice tone={tone} title={title} onClose={() => session.closeNotice(notice.id)}>
      <ul className="grid gap-1">
        {Children.map(lines, (sentences) => (
          <li>
            {Children.map(sentences, (sentence) => (
              <p>{sentence}</p>
            ))}
          </li>
        ))}
      </ul>
      {notice.kind === 'rejected' && <WhatIsTaken rules={rules} rejected={notice.files} />}
    </Notice>
  );
}

/** The drop zone's hint, where the specification asks for it, and links to pages that take what this one does not. */
function WhatIsTaken({ rules, rejected }: { rules: ConverterRules; rejected: readonly Rejection[] }) {
  const hinted = rules.maxBytes === undefined && rejected.some(({ reason }) => reason !== 'too-many');
  const others = new Map(
    rejected.flatMap((file) => (file.reason === 'other-format' ? [[file.format, file.label] as const] : [])),
  );
  return (
    <>
      {hinted && (
        <p>
          <Invitation rules={rules} />
        </p>
      )}
      {[...others].map(([format, label]) => (
        <RightPage key={format} format={format} label={label} rules={rules} />
      ))}
    </>
  );
}

function RightPage({ format, label, rules }: { format: AnyFormat; label: string; rules: ConverterRules }) {
  const { t } = useTexts();
  const page = rightPage(format, rules.target);
  if (!page) return null;
  return (
    <Link page={page} className="justify-self-start py-1 underline">
      {t('rejections.other_page', { format: label })}
    </Link>
  );
}
