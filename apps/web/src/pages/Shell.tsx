import type { ReactNode } from 'react';
import { AdSlot } from '../consent/AdSlot.tsx';
import { ConsentQuestion, CookieSettingsButton } from '../consent/ConsentQuestion.tsx';
import { LazyDevice } from '../device/LazyDevice.tsx';
import { useTexts } from '../i18n/texts.tsx';
import { Footer } from '../layout/Footer.tsx';
import { Header } from '../layout/Header.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { NoticeList } from '../notices/NoticeList.tsx';
import { pageTable } from '../routes/pages.ts';

/** The frame around every page's content. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const { page } = useNavigation().route;
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:m-2 focus:rounded-xl focus:bg-panel focus:p-4 focus:shadow-float"
      >
        {t('header.skip')}
      </a>
      <Header />
      <NoticeList />
      <div className="mx-auto w-full max-w-350 grow gap-8 px-4 md:px-6 xl:grid xl:grid-cols-[160px_minmax(0,1fr)_160px]">
        <main id="content" tabIndex={-1} className="mx-auto w-full min-w-0 max-w-260 outline-none xl:col-start-2">
          <AdSlot size="banner" className="mt-2 md:mt-4" />
          {/* Converter pages ask below their converter. */}
          {!('rules' in pageTable[page]) && <ConsentQuestion />}
          {children}
        </main>
        <aside aria-label={t('ads.label')} className="contents max-xl:hidden">
          <AdSlot size="sidebar" className="sticky top-4 mt-4 xl:col-start-1 xl:row-start-1" />
          <AdSlot size="sidebar" className="sticky top-4 mt-4 xl:col-start-3 xl:row-start-1" />
        </aside>
      </div>
      <Footer>
        <CookieSettingsButton />
        <LazyDevice />
      </Footer>
    </>
  );
}
