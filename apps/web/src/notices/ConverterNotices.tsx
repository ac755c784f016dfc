import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { type ShownNotice, useNotices } from './notices.tsx';

/** A reason takes longer to read than good news. */
const readingMilliseconds = { neutral: 5000, destructive: 15_000 };

/** What just happened, for eyes and screen readers alike. */
export function ConverterNotices() {
  const { t } = useTexts();
  const { shown, close } = useNotices();
  return (
    <section
      aria-label={t('notices.label')}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex max-h-[45dvh] flex-col-reverse gap-2 overflow-y-auto p-3 sm:inset-x-auto sm:right-0 sm:w-96"
    >
      {shown.toReversed().map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onClose={close} />
      ))}
    </section>
  );
}

function NoticeCard({ notice, onClose }: { notice: ShownNotice; onClose: (id: number) => void }) {
  const { t } = useTexts();
  const { id, tone, title, description } = notice;

  useEffect(() => {
    const timer = setTimeout(() => onClose(id), readingMilliseconds[tone]);
    return () => clearTimeout(timer);
  }, [id, tone, onClose]);

  return (
    <div
      data-tone={tone}
      className={clsx(
        'pointer-events-auto flex shrink-0 gap-3 rounded-xl border-2 bg-panel px-4 py-3 text-sm shadow-lg',
        tone === 'destructive' ? 'border-danger' : 'border-line',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className={clsx('font-semibold', tone === 'destructive' && 'text-danger')}>{title}</p>
        <div className="mt-1">{description}</div>
      </div>
      <button type="button" onClick={() => onClose(id)} className="icon-button -m-2" aria-label={t('notices.close')}>
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
