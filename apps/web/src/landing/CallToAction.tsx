import { useTexts } from '../i18n/texts.tsx';

export function CallToAction({ title, description }: { title: string; description: string }) {
  const { t } = useTexts();
  return (
    <section className="mt-14 rounded-3xl bg-accent-soft px-6 py-10 text-center">
      <h2 className="heading-2">{title}</h2>
      <p className="mt-2">{description}</p>
      <a href="#converter" className="button mt-6">
        {t('cta.button')}
      </a>
    </section>
  );
}
