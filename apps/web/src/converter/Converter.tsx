import type { ConverterRules } from '@image-converter/formats/converters';
import { isServerFormat } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { useServerMode } from '../mode/server-mode.tsx';
import { NoticeRegion } from '../notices/Notice.tsx';
import { useLazyOptions } from '../options/lazy-options.ts';
import { OptionsButton } from '../options/OptionsButton.tsx';
import { useLazy } from '../use-lazy.ts';
import { DropZone } from './choose/DropZone.tsx';
import { useIncomingFiles } from './choose/incoming-files.ts';
import { OfferedConversions } from './choose/OfferedConversions.tsx';
import { ConverterNotice } from './notices/ConverterNotice.tsx';
import { ActionBar } from './panel/ActionBar.tsx';
import { BatchFigures } from './panel/BatchFigures.tsx';
import { FolderButton } from './panel/FolderButton.tsx';
import { PanelHeading } from './panel/PanelHeading.tsx';
import { useIsVisible } from './panel/use-is-visible.ts';
import { Rows } from './rows/Rows.tsx';
import { useSession } from './session/sessions.tsx';
import { hasChoices } from './state/item-options.ts';
import { useWarmUp } from './use-warm-up.ts';

const loadChoices = () => import('./choices/Choices.tsx');
const loadKeptBatch = () => import('../kept-batch/KeptBatchParts.tsx');

/**
 * The converter of every page. The rules say which files it accepts: one, a few of one format, or any number of any
 * format (`also`). Only the last one offers a target and a folder to save to, and keeps files for the next visit.
 */
export function Converter({ rules }: { rules: ConverterRules }) {
  const { t } = useTexts();
  const { session, state } = useSession(rules);
  const dragging = useIncomingFiles(session.add);
  const { items, phase, notices, announced, options } = state;
  const hasFiles = items.length > 0;
  const single = rules.maxFiles === 1;
  const busy = phase === 'converting';
  const converter = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useIsVisible({ converter, panel, bar }, announced);
  const lazyOptions = useLazyOptions(session);
  const { parts } = lazyOptions;
  const isOpen = lazyOptions.shown === 'open';
  const optionsId = useId();
  const choices = useLazy(loadChoices, { wanted: items.some(hasChoices) });
  const kept = useLazy(loadKeptBatch, { wanted: rules.also !== undefined });

  const { ask } = useServerMode();
  useEffect(() => {
    if (rules.accepts.some(isServerFormat)) ask();
  }, [rules, ask]);

  useWarmUp({ packs: !single });

  return (
    <section
      ref={converter}
      id="converter"
      aria-label={t(rules.also ? 'all_formats.zone.label' : single ? 'upload.single_title' : 'upload.title')}
      className={clsx('mt-6 grid gap-x-4', single && 'md:grid-cols-[minmax(0,1fr)_auto]')}
    >
      <noscript className="mb-4 rounded-2xl border-2 border-warn px-4 py-3 font-medium md:col-span-full">
        {t('upload.needs_script')}
      </noscript>
      <DropZone rules={rules} target={options.target} held={items.length} dragging={dragging} onFiles={session.add} />
      {single && <OfferedConversions target={options.target} />}
      <div
        ref={panel}
        className={clsx(
          'min-w-0 md:col-span-full',
          (hasFiles || notices.length > 0) && 'mt-4',
          hasFiles && 'rounded-2xl border border-line bg-panel p-3 sm:px-4',
        )}
      >
        {hasFiles && (
          <>
            <PanelHeading session={session} state={state} />
            <ActionBar ref={bar} session={session} state={state}>
              {rules.also && <FolderButton session={session} state={state} />}
              <OptionsButton options={lazyOptions} opens={optionsId} />
            </ActionBar>
            {choices && (
              <choices.Choices
                items={items}
                options={options}
                disabled={busy}
                onChoose={(chosen) => session.choose(chosen)}
              />
            )}
            {rules.also && <BatchFigures items={items} session={session} busy={busy} />}
          </>
        )}
        {parts && <parts.OptionsPanel id={optionsId} session={session} state={state} open={isOpen && hasFiles} />}
        {kept && <kept.News session={session} hasFiles={hasFiles} />}
        <NoticeRegion className="not-empty:mt-3 grid gap-2">
          {parts && lazyOptions.link && (
            <parts.LinkNotice session={session} news={lazyOptions.link} onClose={lazyOptions.closeLink} />
          )}
          {notices.map((notice) => (
            <ConverterNotice key={notice.id} session={session} notice={notice} />
          ))}
        </NoticeRegion>
        {hasFiles && (
          <Rows session={session} state={state}>
            {(item) => parts && <parts.RowExtras session={session} item={item} busy={busy} open={isOpen} />}
          </Rows>
        )}
        {kept && hasFiles && <kept.Switch session={session} />}
      </div>
    </section>
  );
}
