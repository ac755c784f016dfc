import { AdSlot } from '../consent/AdSlot.tsx';
import { ConsentQuestion } from '../consent/ConsentQuestion.tsx';
import { Converter } from '../converter/Converter.tsx';
import { useTexts } from '../i18n/texts.tsx';
import { CallToAction } from '../landing/CallToAction.tsx';
import { Faq } from '../landing/Faq.tsx';
import { RelatedTools } from '../landing/RelatedTools.tsx';
import { PageHead } from '../pages/PageHead.tsx';
import { pageTable } from '../routes/pages.ts';
import { FormatTable } from './FormatTable.tsx';

const { rules } = pageTable['all-formats'];

/** A converter for any number of files of any format, followed by the table of all formats. */
export function AllFormatsPage() {
  const { t, messages } = useTexts();
  return (
    <>
      <PageHead title={t('all_formats.title')} subtitle={t('all_formats.subtitle')} rules={rules} />
      <Converter rules={rules} />
      <ConsentQuestion />
      <p className="mx-auto mt-10 max-w-2xl text-pretty text-center text-lg">{t('all_formats.description')}</p>
      <AdSlot size="leaderboard" className="section" />
      <FormatTable />
      <Faq faq={messages.all_formats.faq} />
      <RelatedTools current="all-formats" />
      <CallToAction title={t('cta.title')} description={t('cta.description')} />
    </>
  );
}
