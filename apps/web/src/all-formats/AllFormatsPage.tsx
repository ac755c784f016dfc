import { AdSlot } from '../consent/AdSlot.tsx';
import { ConsentQuestion } from '../consent/ConsentQuestion.tsx';
import { Converter } from '../converter/Converter.tsx';
import { useTexts } from '../i18n/texts.tsx';
import { Faq } from '../landing/Faq.tsx';
import { RelatedTools } from '../landing/RelatedTools.tsx';
import { pageTable } from '../routes/pages.ts';
import { FormatTable } from './FormatTable.tsx';

/** A converter for any number of files of any format, followed by the table of all formats. */
export function AllFormatsPage() {
  const { t, messages } = useTexts();
  return (
    <>
      <div className="mt-6 text-center md:mt-10">
        <h1 className="heading-1">{t('all_formats.title')}</h1>
        <p className="mt-2 text-balance text-lg text-quiet">{t('all_formats.subtitle')}</p>
      </div>
      <Converter rules={pageTable['all-formats'].rules} />
      <ConsentQuestion />
      <p className="mx-auto mt-8 max-w-2xl text-pretty text-center">{t('all_formats.description')}</p>
      <AdSlot size="leaderboard" className="mt-12" />
      <FormatTable />
      <Faq faq={messages.all_formats.faq} />
      <RelatedTools current="all-formats" />
      <AdSlot size="rectangle" className="mt-12" />
    </>
  );
}
