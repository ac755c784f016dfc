import { useEffect, useId, useRef } from 'react';
import { LazyChoices } from '../converter/choices/LazyChoices.tsx';
import { useIncomingFiles } from '../converter/choose/use-incoming-files.ts';
import { ConverterNotice } from '../converter/notices/ConverterNotice.tsx';
import { ActionBar } from '../converter/panel/ActionBar.tsx';
import { ClearButton } from '../converter/panel/ClearButton.tsx';
import { FolderButton } from '../converter/panel/FolderButton.tsx';
import { ModeBadge, shownMode } from '../converter/panel/ModeBadge.tsx';
import { Tally } from '../converter/panel/Tally.tsx';
import { TargetChoice } from '../converter/panel/TargetChoice.tsx';
import { useIsVisible } from '../converter/panel/use-is-visible.ts';
import { BatchRow } from '../converter/rows/BatchRow.tsx';
import { useRowParts } from '../converter/rows/lazy-rows.ts';
import { RowList } from '../converter/rows/RowList.tsx';
import { useSession } from '../converter/session/sessions.tsx';
import { isOutdated } from '../converter/state/item-options.ts';
import { useWarmUp } from '../converter/use-warm-up.ts';
import { useTexts } from '../i18n/texts.tsx';
import { useKeptBatch } from '../kept-batch/lazy-kept-batch.ts';
import { offersChoice } from '../mode/mode.ts';
import { useServerMode } from '../mode/server-mode.tsx';
import { NoticeRegion } from '../notices/Notice.tsx';
import { useLazyOptions } from '../options/lazy-options.ts';
import { OptionsButton } from '../options/OptionsButton.tsx';
import { pageTable } from '../routes/pages.ts';
import { BatchZone } from './BatchZone.tsx';

const { rules } = pageTable['all-formats'];

/** Accepts any number of files of any format; each can have its own target. */
export function BatchConverter() {
  const { t } = useTexts();
  const { session, state } = useSession(rules);
  const dragging = useIncomingFiles(session.add);
  const { situation, ask } = useServerMode();
  const { items, phase, notices, announced, options } = state;
  const busy = phase === 'converting';
  const converter = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useIsVisible({ converter, panel, bar }, announced);
  const late = useLazyOptions(session);
  const { parts, shown: panelShown } = late;
  const optionsId = useId();
  useEffect(ask, [ask]);
  useWarmUp({ packs: true });
  const rowParts = useRowParts();
  const kept = useKeptBatch();

  // The server/browser choice applies to all files that offer it, so one badge represents them all.
  const onServer = items.filter((item) => shownMode(item, situation) === 'server');
  const label =
    onServer.length > 0 && onServer.length < items.length
      ? t('all_formats.batch.some_on_server', { number: onServer.length, total: items.length })
      : undefined;
  const shown = onServer[0] ?? items.find(({ format }) => offersChoice(format, situation)) ?? items[0];
  return (
    <section ref={converter} id="converter" aria-label={t('all_formats.zone.label')} className="mt-6">
      <noscript className="mb-4 block rounded-2xl border-2 border-warn px-4 py-3 font-medium">
        {t('upload.needs_script')}
      </noscript>
      <BatchZone held={items.length} dragging={dragging} onFiles={session.add} />
      <div
        ref={panel}
        className={
          shown ? 'mt-4 rounded-2xl border border-line bg-panel p-3 sm:p-4' : 'mt-4 not-has-[:not(:empty)]:hidden'
        }
      >
        {shown && (
          <>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <h2 className="font-semibold">{t('all_formats.batch.files', { count: items.length })}</h2>
              <ModeBadge item={shown} label={label} />
              {!busy && <ClearButton session={session} />}
            </div>
            <div className="mt-2 flex flex-wrap items-center gap-2">
              <TargetChoice
                label={t('all_formats.batch.target')}
                value={options.target}
                disabled={busy}
                onChange={(target) => session.choose({ target })}
              />
            </div>
            <ActionBar ref={bar} session={session} state={state}>
              <FolderButton session={session} state={state} />
              <OptionsButton options={late} opens={optionsId} />
            </ActionBar>
            <LazyChoices
              items={items}
              options={options}
              disabled={busy}
              onChoose={(chosen) => session.choose(chosen)}
            />
            <Tally items={items} />
            {rowParts && <rowParts.LargerLine items={items} session={session} busy={busy} />}
          </>
        )}
        {parts && (
          <parts.OptionsPanel
            id={optionsId}
            session={session}
            state={state}
            open={panelShown === 'open' && shown !== undefined}
          />
        )}
        {kept && <kept.News session={session} hasFiles={items.length > 0} />}
        <NoticeRegion className="not-empty:mt-3 grid gap-2">
          {parts && late.link && <parts.LinkNotice session={session} news={late.link} onClose={late.closeLink} />}
          {notices.map((notice) => (
            <ConverterNotice key={notice.id} session={session} notice={notice} />
          ))}
        </NoticeRegion>
        {shown && (
          <RowList label={t('all_formats.batch.list')} items={items} keyOf={({ id }) => id}>
            {(item) => (
              <BatchRow
                item={item}
                session={session}
                busy={busy}
                target={item.overrides?.target ?? options.target}
                outdated={isOutdated(options, item)}
              >
                {parts && <parts.RowExtras session={session} item={item} busy={busy} open={panelShown === 'open'} />}
              </BatchRow>
            )}
          </RowList>
        )}
        {kept && shown && <kept.Switch session={session} />}
      </div>
    </section>
  );
}
