import { useTexts } from '../i18n/texts.tsx';
import { useSite } from '../site.tsx';
import { Unset } from './LegalText.tsx';

/** Name and postal address, or the names of the missing settings. */
export function OperatorAddress() {
  const { t } = useTexts();
  const { name, address } = useSite().operator;
  return (
    <>
      {name ? (
        <p className="font-semibold">{name}</p>
      ) : (
        <Unset>{t('operator.unset', { setting: 'OPERATOR_NAME' })}</Unset>
      )}
      {address ? (
        <address className="not-italic">
          {address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      ) : (
        <Unset>{t('operator.unset', { setting: 'OPERATOR_ADDRESS' })}</Unset>
      )}
    </>
  );
}

export function OperatorEmail() {
  const { t } = useTexts();
  const { email } = useSite().operator;
  if (!email) return <Unset>{t('operator.unset', { setting: 'OPERATOR_EMAIL' })}</Unset>;
  return (
    <p>
      {t('operator.email')}{' '}
      <a className="underline" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
}
