import type { ReactNode } from 'react';
import { ConsentQuestion } from '../consent/ConsentQuestion.tsx';
import { Converter } from '../converter/Converter.tsx';
import { headlineOf } from '../head/headline.ts';
import { useTexts } from '../i18n/texts.tsx';
import { CallToAction } from '../landing/CallToAction.tsx';
import { Faq } from '../landing/Faq.tsx';
import { RelatedTools } from '../landing/RelatedTools.tsx';
import type { ConverterFacts, ShownPage } from '../routes/pages.ts';
import { PageHead } from './PageHead.tsx';

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
      <PageHead
        title={title}
        subtitle={subtitle}
        rules={facts.rules}
        pair={facts.headline === 'pair' ? facts.pair : undefined}
      />
      <Converter key={page} rules={facts.rules} />
      <ConsentQuestion />
      {children}
      <Faq faq={messages.seo_content.faq} />
      <RelatedTools current={page} />
      <CallToAction title={cta.title} description={cta.description} />
    </>
  );
}
