import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { useSite } from '../site.tsx';
import { LegalSection, LegalText, legalColumn, Unset } from './LegalText.tsx';
import { OperatorAddress, OperatorEmail } from './Operator.tsx';

export function Privacy({ middle }: { middle: ReactNode }) {
  const { t, messages } = useTexts();
  const { api, logDays, hosting, analytics, ads, donationUrl, serviceWorker } = useSite();
  return (
    <LegalText title={t('privacy.title')}>
      <p className={clsx('mt-4', legalColumn)}>{t('privacy.intro')}</p>
      <LegalSection title={t('privacy.controller.title')}>
        <p>{t('privacy.controller.text')}</p>
        <OperatorAddress />
        <OperatorEmail />
      </LegalSection>
      <LegalSection title={t('privacy.file_uploads.title')}>
        {messages.privacy.file_uploads.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </LegalSection>
      {api && (
        <LegalSection title={t('privacy.conversion_log.title')}>
          <p>{t('privacy.conversion_log.entry', { days: String(logDays) })}</p>
          <p>{t('privacy.conversion_log.abuse')}</p>
        </LegalSection>
      )}
      <LegalSection title={t('privacy.technical_data.title')}>
        <p>{t('privacy.technical_data.text')}</p>
      </LegalSection>
      <LegalSection title={t('privacy.hosting.title')}>
        {hosting ? (
          <p>{t('privacy.hosting.text', { provider: hosting })}</p>
        ) : (
          <Unset>{t('operator.unset', { setting: 'HOSTING_PROVIDER' })}</Unset>
        )}
      </LegalSection>
      {middle}
      <LegalSection title={t('privacy.analytics.title')}>
        <p>{analytics ? t('privacy.analytics.on', analytics) : t('privacy.analytics.off')}</p>
      </LegalSection>
      <LegalSection title={t('privacy.advertising.title')}>
        <p>{ads ? t('privacy.advertising.on', ads) : t('privacy.advertising.off')}</p>
      </LegalSection>
      <LegalSection title={t('privacy.donations.title')}>
        <p>{donationUrl ? t('privacy.donations.on', { url: donationUrl }) : t('privacy.donations.off')}</p>
      </LegalSection>
      <LegalSection title={t('privacy.cookies.title')}>
        <p>{ads || analytics ? t('privacy.cookies.on') : t('privacy.cookies.off')}</p>
        {api && <p>{t('privacy.cookies.choice')}</p>}
        <p>{t('privacy.cookies.options')}</p>
        <p>{t('privacy.cookies.batch')}</p>
        {serviceWorker && <p>{t('privacy.cookies.kept')}</p>}
      </LegalSection>
      {(['rights', 'ssl', 'changes'] as const).map((section) => (
        <LegalSection key={section} title={t(`privacy.${section}.title`)}>
          <p>{t(`privacy.${section}.text`)}</p>
        </LegalSection>
      ))}
    </LegalText>
  );
}
