import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Notice } from './Notice.tsx';
import { NoticeRegion } from './NoticeRegion.tsx';
import { type PageNotice, usePageNotices, useShownPageNotice } from './page-notices.tsx';

/** What concerns the whole site, under its header. */
export function NoticeList() {
  const { t } = useTexts();
  const shown = useShownPageNotice();
  return (
    <section aria-label={t('notices.label')}>
      <NoticeRegion className="mx-auto not-empty:mt-3 max-w-7xl px-4">
        {shown && <LoadFailed key={shown.id} notice={shown} />}
      </NoticeRegion>
    </section>
  );
}

function LoadFailed({ notice }: { notice: PageNotice }) {
  const { t } = useTexts();
  const { clear } = usePageNotices();
  const place = useRef<HTMLDivElement>(null);

  // The link that failed may be far below the header.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const retry = () => {
    clear();
    notice.retry();
  };
  return (
    <div ref={place} className="scroll-mt-4">
      <Notice tone="destructive" title={t('notices.load_failed_title')} onClose={clear}>
        <p>{t('notices.load_failed_description')}</p>
        <button type="button" className="quiet-button mt-1 justify-self-start" onClick={retry}>
          {t('notices.retry')}
        </button>
      </Notice>
    </div>
  );
}
