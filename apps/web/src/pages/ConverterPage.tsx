import { AdSlot } from '../consent/AdSlot.tsx';
import { ConsentQuestion } from '../consent/ConsentQuestion.tsx';
import { Converter } from '../converter/Converter.tsx';
import { useTexts } from '../i18n/texts.tsx';
import { ComparisonTable } from '../landing/ComparisonTable.tsx';
import { Faq } from '../landing/Faq.tsx';
import { Features } from '../landing/Features.tsx';
import { FormatSelector } from '../landing/FormatSelector.tsx';
import { HowItWorks } from '../landing/HowItWorks.tsx';
import { PairText } from '../landing/PairText.tsx';
import { RelatedTools } from '../landing/RelatedTools.tsx';
import { TrustBadges } from '../landing/TrustBadges.tsx';
import { modeOf } from '../mode/mode.ts';
import { useServerMode } from '../mode/server-mode.tsx';
import type { ConverterFacts, ShownPage } from '../routes/pages.ts';

interface ConverterPageProps {
  page: ShownPage;
  facts: ConverterFacts;
}

/** Home and the six pairs. Home shows what png-to-jpg shows, under a heading of its own. */
export function ConverterPage({ page, facts: { pair, headline, rules, selector } }: ConverterPageProps) {
  const { messages } = useTexts();
  const { situation } = useServerMode();
  const onServer = rules.accepts.some((format) => modeOf(format, situation) === 'server');
  const texts = messages.pair;
  const [hero, cta] =
    headline === 'site'
      ? [{ ...messages.hero, ...(onServer && { description: messages.hero.description_server }) }, messages.cta]
      : [texts, { title: texts.cta_title, description: texts.cta_description }];
  return (
    <>
      <Hero title={hero.title} subtitle={hero.subtitle} />
      <Converter key={page} rules={rules} />
      <ConsentQuestion />
      <TrustBadges pair={pair} description={hero.description} mode={onServer ? 'server' : 'client'} />
      {selector === 'shown' && <FormatSelector />}
      <AdSlot size="leaderboard" className="mt-12" />
      <Features />
      <HowItWorks />
      <PairText />
      <ComparisonTable pair={pair} />
      <Faq faq={messages.seo_content.faq} />
      <RelatedTools current={page} />
      <AdSlot size="rectangle" className="mt-12" />
      <CallToAction title={cta.title} description={cta.description} />
    </>
  );
}

function Hero({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <div className="mt-6 text-center md:mt-10">
      <h1 className="heading-1">{title}</h1>
      <p className="mt-2 text-balance text-lg text-quiet">{subtitle}</p>
    </div>
  );
}

function CallToAction({ title, description }: { title: string; description: string }) {
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
