import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { Notice, NoticeRegion } from './Notice.tsx';
import { type LoadFailure, usePageNotices, useShownPageNotice } from './page-notices.tsx';

/** Site-wide notices below the header. */
export function NoticeList() {
  const shown = useShownPageNotice();
  return (
    <NoticeRegion className="mx-auto not-empty:mt-3 w-full max-w-7xl px-4">
      {shown?.kind === 'load-failed' && <LoadFailed key={shown.id} notice={shown} />}
      {shown && 'Content' in shown && <shown.Content key={shown.id} />}
    </NoticeRegion>
  );
}

function LoadFailed({ notice }: { notice: LoadFailure }) {
  const { t } = useTexts();
  const { clear } = usePageNotices();
  const place = useRef<HTMLDivElement>(null);

  // The failed link may be far below the header.
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
        <p>{t(notice.address ? 'notices.outdated_description' : 'notices.load_failed_description')}</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="button" className="quiet-button" onClick={retry}>
            {t('notices.retry')}
          </button>
          {notice.address && (
            <a href={notice.address} className="py-2 underline">
              {t('notices.load_afresh')}
            </a>
          )}
        </div>
      </Notice>
    </div>
  );
}
