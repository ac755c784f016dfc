import { type Format, formats } from '@image-converter/formats/formats';
import { useTexts } from '../i18n/texts.tsx';

const sources: Format[] = ['png', 'webp', 'heic', 'tiff'];

/** What the single converter makes of what, and where. */
export function Routes() {
  const { t } = useTexts();
  return (
    <div className="rounded-2xl bg-soft p-4 text-sm max-md:order-last">
      <h2 className="font-semibold">{t('conversion.routes_title')}</h2>
      <ul className="mt-2 grid gap-1 max-md:grid-cols-2 max-md:gap-x-4">
        {sources.map((source) => (
          <li key={source}>
            {t('conversion.route', {
              from: formats[source].label,
              to: formats.jpg.label,
              mode: t('conversion.mode_browser'),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
