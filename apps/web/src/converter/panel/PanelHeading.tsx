import { clsx } from 'clsx';
import { useTexts } from '../../i18n/texts.tsx';
import type { Session } from '../session/session.ts';
import type { Item, State } from '../state/state.ts';
import { ModeBadge } from './ModeBadge.tsx';
import { ClearButton } from './remove-buttons.tsx';
import { TargetChoice } from './TargetChoice.tsx';

/** How many files there are, where they are converted and, if there may be any number of them, to which format. */
export function PanelHeading({ session, state }: { session: Session; state: State }) {
  const { t } = useTexts();
  const { also, maxFiles } = session.rules;
  const { items, options } = state;
  const count = items.length;
  const single = maxFiles === 1;
  // Its row has the badge.
  const isOnlyDone = single && items[0]?.status.kind === 'done';
  const busy = state.phase === 'converting';
  return (
    <div className={clsx('grid gap-3 px-4 sm:px-6', single ? 'has-data-mode:pt-4 has-data-mode:pb-3' : 'py-4')}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {/* A single file needs no heading to be seen. */}
        <span
          className={single ? 'sr-only' : clsx('flex flex-wrap items-baseline gap-x-1.5', !also && 'max-md:basis-full')}
        >
          <h2 className="display text-lg leading-tight">
            {also ? t('all_formats.batch.files', { count }) : t('conversion.selected_files')}
          </h2>
          {!also && !single && (
            <span className="text-lg text-quiet leading-tight">{t('upload.file_count', { count, max: maxFiles })}</span>
          )}
        </span>
        {also && <Tally items={items} />}
        {!isOnlyDone && <ModeBadge items={also ? items : items.slice(0, 1)} />}
        {!busy && !single && <ClearButton session={session} />}
      </div>
      {also && (
        <TargetChoice
          label={t('all_formats.batch.target')}
          value={options.target}
          disabled={busy}
          onChange={(target) => session.choose({ target })}
        />
      )}
    </div>
  );
}

/** How many of many files are done or failed. Empty before the conversion starts. */
function Tally({ items }: { items: readonly Item[] }) {
  const { t } = useTexts();
  const count = (kind: Item['status']['kind']) => items.filter(({ status }) => status.kind === kind).length;
  const [done, failed, converting] = [count('done'), count('failed'), count('converting')];
  if (done + failed + converting === 0) return null;
  return (
    <p className="text-quiet text-sm tabular-nums">
      {t('all_formats.batch.progress', { done, total: items.length })}
      {failed > 0 && (
        <>
          {' · '}
          <b className="font-semibold text-danger">{t('all_formats.batch.failed', { count: failed })}</b>
        </>
      )}
    </p>
  );
}
