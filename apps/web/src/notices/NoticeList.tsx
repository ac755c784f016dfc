import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { useServerMode } from '../mode/server-mode.tsx';
import { Notice, NoticeRegion } from './Notice.tsx';
import { type LoadFailure, usePageNotices, useShownPageNotice } from './page-notices.tsx';

/** Site-wide notices below the header. */
export function NoticeList() {
  const shown = useShownPageNotice();
  useOfflineNotice();
  return (
    <NoticeRegion className="mx-auto not-empty:mt-3 w-full max-w-7xl px-4">
      {shown?.kind === 'load-failed' && <LoadFailed key={shown.id} notice={shown} />}
      {shown?.kind === 'offline' && <Offline key={shown.id} />}
      {shown && 'Content' in shown && <shown.Content key={shown.id} />}
    </NoticeRegion>
  );
}

/** Part of the page's first script: without a connection nothing more can be loaded. */
function useOfflineNotice(): void {
  const { online } = useServerMode().situation;
  const { show, withdraw } = usePageNotices();
  useEffect(() => {
    if (online) withdraw('offline');
    else show({ kind: 'offline' });
  }, [online, show, withdraw]);
}

function Offline() {
  const { t } = useTexts();
  const { clear } = usePageNotices();
  return (
    <Notice tone="neutral" title={t('notices.offline_title')} onClose={clear}>
      <p>{t('notices.offline')}</p>
    </Notice>
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
