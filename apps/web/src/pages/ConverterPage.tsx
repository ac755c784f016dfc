import type { ReactNode } from 'react';
import { AdSlot } from '../consent/AdSlot.tsx';
import { ConsentQuestion } from '../consent/ConsentQuestion.tsx';
import { Converter } from '../converter/Converter.tsx';
import { headlineOf } from '../head/headline.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Faq } from '../landing/Faq.tsx';
import { RelatedTools } from '../landing/RelatedTools.tsx';
import type { ConverterFacts, ShownPage } from '../routes/pages.ts';

interface ConverterPageProps {
  page: ShownPage;
  facts: ConverterFacts;
  /** Text about its formats. */
  children: ReactNode;
}

/** Home and the pairs. Home has the content of png-to-jpg under its own heading. */
export function ConverterPage({ page, facts, children }: ConverterPageProps) {
  const { messages } = useTexts();
  const { title, subtitle } = headlineOf(facts, messages);
  const { cta_title, cta_description } = messages.pair;
  const cta = facts.headline === 'site' ? messages.cta : { title: cta_title, description: cta_description };
  return (
    <>
      <div className="mt-6 text-center md:mt-10">
        <h1 className="heading-1">{title}</h1>
        <p className="mt-2 text-balance text-lg text-quiet">{subtitle}</p>
      </div>
      <Converter key={page} rules={facts.rules} />
      <ConsentQuestion />
      {children}
      <Faq faq={messages.seo_content.faq} />
      <RelatedTools current={page} />
      <AdSlot size="rectangle" className="mt-12" />
      <CallToAction title={cta.title} description={cta.description} />
    </>
  );
}

function CallToAction({ title, description }: { title: string; description: string }) {
  const { t } = useTexts();
  return (
    <section className="mt-14 rounded-3xl bg-accent-soft px-4 py-10 text-center">
      <h2 className="heading-2">{title}</h2>
      <p className="mt-2">{description}</p>
      <a href="#converter" className="button wrap-anywhere mt-6">
        {t('cta.button')}
      </a>
    </section>
  );
}
