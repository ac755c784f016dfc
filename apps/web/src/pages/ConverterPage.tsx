import type { ReactNode } from 'react';
import { ConsentQuestion } from '../consent/ConsentQuestion.tsx';
import { Converter } from '../converter/Converter.tsx';
import { useTexts } from '../i18n/texts.tsx';
import type { ConverterFacts, ShownPage } from '../routes/pages.ts';

interface ConverterPageProps {
  page: ShownPage;
  facts: ConverterFacts;
  /** What stands below the converter. */
  children: ReactNode;
}

/** Home and the pairs. Home shows what png-to-jpg shows, under a heading of its own. */
export function ConverterPage({ page, facts: { headline, rules }, children }: ConverterPageProps) {
  const { messages } = useTexts();
  const { title, subtitle } = headline === 'site' ? messages.hero : messages.pair;
  return (
    <>
      <div className="mt-6 text-center md:mt-10">
        <h1 className="heading-1">{title}</h1>
        <p className="mt-2 text-balance text-lg text-quiet">{subtitle}</p>
      </div>
      <Converter key={page} rules={rules} />
      <ConsentQuestion />
      {children}
    </>
  );
}
