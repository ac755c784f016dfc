import { clsx } from 'clsx';
import { MonitorCheck, Server, WifiOff } from 'lucide';
import { useId } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { type Mode, modeOfFile, offersChoice, type Situation } from '../../mode/mode.ts';
import { useServerMode } from '../../mode/server-mode.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useUnavailable } from '../convert/use-unavailable.ts';
import type { Item } from '../state/state.ts';

export const modeTags = { client: 'conversion.browser_tag', server: 'conversion.server_tag' } as const;
const badges = {
  client: { sign: MonitorCheck, colours: 'bg-good-soft text-good' },
  server: { sign: Server, colours: 'bg-accent-soft text-accent' },
} as const;
const preferences = {
  client: { other: 'server', label: 'conversion.prefer_server' },
  server: { other: 'client', label: 'conversion.prefer_client' },
} as const;

/**
 * Where these files (at least one) will be, are, were or were last attempted to be converted. Offers the choice until
 * conversion starts; it applies to all files that offer it, so one badge represents them all.
 */
export function ModeBadge({ items }: { items: readonly Item[] }) {
  const { t } = useTexts();
  const { situation, prefer } = useServerMode();
  const badge = useId();
  const onServer = items.filter((one) => shownMode(one, situation) === 'server');
  const item = onServer[0] ?? items.find(({ format }) => offersChoice(format, situation)) ?? (items[0] as Item);
  const mode = shownMode(item, situation);
  const isPending = item.status.kind === 'waiting' || item.status.kind === 'failed';
  const isUnavailable = useUnavailable(item.format).has(item.format) && isPending;
  if (mode === 'none') return null;
  const preference = preferences[situation.preferred];
  const label =
    onServer.length > 0 && onServer.length < items.length
      ? t('all_formats.batch.some_on_server', { number: onServer.length, total: items.length })
      : t(modeTags[mode]);
  return (
    <>
      <span
        id={badge}
        data-mode={mode}
        className={clsx(
          'inline-flex items-center gap-1.5 rounded-full py-0.75 pr-2.5 pl-2 font-semibold text-[0.8125rem] leading-tight',
          isUnavailable ? 'bg-warn-soft text-warn' : badges[mode].colours,
        )}
      >
        <Icon of={isUnavailable ? WifiOff : badges[mode].sign} className="size-3.5 shrink-0" />
        {isUnavailable ? t('conversion.offline_tag') : label}
      </span>
      {item.status.kind === 'waiting' && offersChoice(item.format, situation) && (
        <>
          <button
            type="button"
            className="-my-2 text-left text-button text-sm"
            aria-describedby={badge}
            onClick={() => prefer(preference.other)}
          >
            {t(preference.label)}
          </button>
          {mode === 'server' && <p className="order-1 basis-full text-quiet text-sm">{t('conversion.server_note')}</p>}
        </>
      )}
    </>
  );
}

function shownMode(item: Item, situation: Situation): Mode | 'none' {
  const { status } = item;
  switch (status.kind) {
    case 'done':
      return status.outcome.mode;
    case 'waiting':
      return modeOfFile(item, situation);
    default:
      return status.mode;
  }
}
