import { WifiOff } from 'lucide';
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { useServerMode } from '../mode/server-mode.tsx';
import { useNavigation } from '../navigation/navigation.tsx';
import { handOnFocus } from './hand-on-focus.ts';
import { keepFocusInSight } from './keep-focus-in-sight.ts';
import { Notice, NoticeRegion } from './Notice.tsx';
import { type LoadFailure, usePageNotices, useShownPageNotice } from './page-notices.tsx';

/** Site-wide notices below the header, or at the top of the screen if that is scrolled away. */
export function NoticeList() {
  const shown = useShownPageNotice();
  const region = useRef<HTMLDivElement>(null);
  useOfflineNotice();
  useEffect(() => (region.current ? keepFocusInSight(region.current) : undefined), []);
  return (
    <NoticeRegion ref={region} className="page-notices mx-auto not-empty:mt-3 w-full max-w-272 px-4 md:px-6">
      {shown?.kind === 'load-failed' && <LoadFailed key={shown.id} notice={shown} />}
      {shown?.kind === 'offline' && <Offline key={shown.id} />}
      {shown && 'Content' in shown && <shown.Content key={shown.id} />}
    </NoticeRegion>
  );
}

/** Part of the page's first script: without a connection nothing more can be loaded. */
function useOfflineNotice(): void {
  const { online } = useServerMode().situation;
  const { route } = useNavigation();
  const { show, withdraw } = usePageNotices();
  // A switch of page removes notices.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (online) withdraw('offline');
    else show({ kind: 'offline' });
  }, [online, show, withdraw, route]);
}

function Offline() {
  const { t } = useTexts();
  const { clear } = usePageNotices();
  return (
    <Notice tone="warning" sign={WifiOff} title={t('notices.offline_title')} onClose={clear}>
      <p>{t('notices.offline')}</p>
    </Notice>
  );
}

function LoadFailed({ notice }: { notice: LoadFailure }) {
  const { t } = useTexts();
  const { clear } = usePageNotices();
  const { online } = useServerMode().situation;
  const { isPart, address } = notice;
  const whole = address ? 'notices.outdated_description' : 'notices.load_failed_description';
  const place = useRef<HTMLDivElement>(null);

  // The failed link may be far below the header.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const retry = (button: HTMLElement) => {
    handOnFocus(button);
    clear();
    notice.retry();
  };
  const action = (
    <>
      <button type="button" className="text-button" onClick={({ currentTarget }) => retry(currentTarget)}>
        {t('notices.retry')}
      </button>
      {address && (
        <a href={address} className="text-button">
          {t('notices.load_afresh')}
        </a>
      )}
    </>
  );
  return (
    <div ref={place} className="scroll-mt-4">
      <Notice
        tone="destructive"
        title={t(isPart && !online ? 'notices.offline_title' : 'notices.load_failed_title')}
        action={action}
        onClose={clear}
      >
        <p>{t(isPart ? 'notices.part_failed' : whole)}</p>
      </Notice>
    </div>
  );
}
