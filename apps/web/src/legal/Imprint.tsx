import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { LegalSection, LegalText } from './LegalText.tsx';
import { OperatorAddress, OperatorEmail } from './Operator.tsx';

export function Imprint({ middle }: { middle: ReactNode }) {
  const { t, messages } = useTexts();
  return (
    <LegalText title={t('impress.title')}>
      <LegalSection title={t('impress.operator_title')}>
        <p className="text-quiet text-sm">{t('impress.operator_note')}</p>
        <OperatorAddress />
      </LegalSection>
      <LegalSection title={t('impress.contact_title')}>
        <OperatorEmail />
      </LegalSection>
      {middle}
      {messages.impress.sections.map(({ title, text }) => (
        <LegalSection key={title} title={title}>
          <p>{text}</p>
        </LegalSection>
      ))}
      <LegalSection title={t('impress.software.title')}>
        <p>
          {t('impress.software.text')}{' '}
          <a className="underline" href="/third-party-notices.txt">
            {t('impress.software.link')}
          </a>
        </p>
      </LegalSection>
    </LegalText>
  );
}
