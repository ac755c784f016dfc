import { converterFor, singleConverter } from '@image-converter/formats/converters';
import type { Pair } from '@image-converter/formats/pairs';
import { AdSlot } from '../consent/AdSlot.tsx';
import { ConsentQuestion } from '../consent/ConsentQuestion.tsx';
import { Converter } from '../converter/Converter.tsx';
import { useTexts } from '../i18n/texts.tsx';
import { CallToAction } from '../landing/CallToAction.tsx';
import { ComparisonTable } from '../landing/ComparisonTable.tsx';
import { Faq } from '../landing/Faq.tsx';
import { Features } from '../landing/Features.tsx';
import { FormatSelector } from '../landing/FormatSelector.tsx';
import { Hero } from '../landing/Hero.tsx';
import { HowItWorks } from '../landing/HowItWorks.tsx';
import { PairText } from '../landing/PairText.tsx';
import { RelatedTools } from '../landing/RelatedTools.tsx';
import { TrustBadges } from '../landing/TrustBadges.tsx';
import { modeOf } from '../mode/mode.ts';
import { useServerMode } from '../mode/server-mode.tsx';
import { showsSelector } from '../routes/route.ts';

/** Home and the six pairs. Home shows what png-to-jpg shows, under a heading of its own. */
export function ConverterPage({ page }: { page: 'home' | Pair }) {
  const { messages } = useTexts();
  const { situation } = useServerMode();
  const rules = converterFor(page);
  const mode = rules === singleConverter ? modeOf('heic', situation) : 'client';
  const pair = page === 'home' ? 'png-to-jpg' : page;
  const hero = page === 'home' ? messages.hero : messages.pairs[page];
  const description = page === 'home' && mode === 'server' ? messages.hero.description_server : hero.description;
  const { cta_title, cta_description } = messages.pairs[pair];
  const cta = page === 'home' ? messages.cta : { title: cta_title, description: cta_description };
  return (
    <>
      <Hero title={hero.title} subtitle={hero.subtitle} />
      <Converter key={page} page={page} />
      <ConsentQuestion />
      <TrustBadges pair={pair} description={description} mode={mode} />
      {showsSelector(page) && <FormatSelector />}
      <AdSlot size="leaderboard" className="mt-12" />
      <Features />
      <HowItWorks />
      <PairText pair={pair} />
      <ComparisonTable pair={pair} />
      <Faq faq={messages.seo_content[pair].faq} />
      <RelatedTools current={page} />
      <AdSlot size="rectangle" className="mt-12" />
      <CallToAction title={cta.title} description={cta.description} />
    </>
  );
}
