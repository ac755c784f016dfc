import { AdSlot } from '../consent/AdSlot.tsx';
import { useTexts } from '../i18n/texts.tsx';
import { modeOf } from '../mode/mode.ts';
import { useServerMode } from '../mode/server-mode.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { type ConverterFacts, pageTable, type ShownPage } from '../routes/pages.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { Faq } from './Faq.tsx';
import { Features } from './Features.tsx';
import { FormatSelector } from './FormatSelector.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { PairText } from './PairText.tsx';
import { RelatedTools } from './RelatedTools.tsx';
import { TrustBadges } from './TrustBadges.tsx';

/** What a converter page says below its converter: a script of its own, which pages without a converter do not load. */
export function Landing() {
  const { page } = useNavigation().route;
  const facts = pageTable[page];
  return facts.kind === 'converter' && <LandingOf page={page} facts={facts} />;
}

function LandingOf({ page, facts }: { page: ShownPage; facts: ConverterFacts }) {
  const { messages } = useTexts();
  const { situation } = useServerMode();
  const { pair, headline, rules, selector } = facts;
  const onServer = rules.accepts.some((format) => modeOf(format, situation) === 'server');
  const texts = messages.pair;
  const [description, cta] =
    headline === 'site'
      ? [onServer ? messages.hero.description_server : messages.hero.description, messages.cta]
      : [texts.description, { title: texts.cta_title, description: texts.cta_description }];
  return (
    <>
      <TrustBadges pair={pair} description={description} mode={onServer ? 'server' : 'client'} />
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
