import { useId } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { type Mode, modeOfFile, offersChoice, type Situation } from '../../mode/mode.ts';
import { useServerMode } from '../../mode/server-mode.tsx';
import { useUnavailable } from '../convert/use-unavailable.ts';
import type { Item } from '../state/state.ts';

export const modeTags = { client: 'conversion.browser_tag', server: 'conversion.server_tag' } as const;
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
        className="rounded-full bg-accent-soft px-2.5 py-0.5 font-medium text-accent text-xs"
      >
        {isUnavailable ? t('conversion.offline_tag') : label}
      </span>
      {item.status.kind === 'waiting' && offersChoice(item.format, situation) && (
        <>
          <button
            type="button"
            className="cursor-pointer py-1 text-left text-sm underline"
            aria-describedby={badge}
            onClick={() => prefer(preference.other)}
          >
            {t(preference.label)}
          </button>
          {mode === 'server' && <p className="basis-full text-quiet text-sm">{t('conversion.server_note')}</p>}
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
