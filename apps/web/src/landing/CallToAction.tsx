import { ArrowUp } from 'lucide';
import { AdSlot } from '../consent/AdSlot.tsx';
import { useTexts } from '../i18n/texts.tsx';
import { Icon } from '../ui/Icon.tsx';

/** The end of a page: the way back to its converter, beside the last ad. */
export function CallToAction({ title, description }: { title: string; description: string }) {
  const { t } = useTexts();
  return (
    <div className="section grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <section className="light-table wrap-anywhere grid grid-cols-1 content-center justify-items-start rounded-3xl p-6 md:p-8">
        <h2 className="heading-2">{title}</h2>
        <p className="mt-2 text-lg text-quiet">{description}</p>
        <a href="#converter" className="button large wrap-anywhere mt-6 max-sm:px-5">
          <Icon of={ArrowUp} className="size-5 shrink-0" />
          {t('cta.button')}
        </a>
      </section>
      <AdSlot size="rectangle" />
    </div>
  );
}
