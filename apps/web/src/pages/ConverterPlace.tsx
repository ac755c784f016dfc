import { useTexts } from '../i18n/texts.tsx';

/** Where the converter goes. */
export function ConverterPlace() {
  const { t } = useTexts();
  return (
    <section
      id="converter"
      className="mt-6 grid min-h-56 place-items-center rounded-2xl border border-line bg-panel p-6"
    >
      <p className="text-center text-quiet">{t('converter_place')}</p>
    </section>
  );
}
