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
import { useIncomingFiles } from './choose/incoming-files.ts';
import { LightTable } from './choose/LightTable.tsx';
import { OfferedConversions } from './choose/OfferedConversions.tsx';
import { bringIntoView, useIsVisible } from './panel/use-is-visible.ts';
import { useMarked } from './rows/use-marked.ts';
import { Samples } from './samples/Samples.tsx';
import { useSession } from './session/sessions.tsx';
import { useWarmUp, useWorkspace } from './use-workspace.ts';

const loadKeptBatch = () => import('../kept-batch/KeptBatchParts.tsx');

/**
 * The converter of every page. The rules say which files it accepts: one, a few of one format, or any number of any
 * format (`also`). Only the last one offers a target and a folder to save to, and keeps files for the next visit.
 */
export function Converter({ rules }: { rules: ConverterRules }) {
  const { t } = useTexts();
  const { session, state } = useSession(rules);
  const dragging = useIncomingFiles(session.add);
  const { items, notices, announced, options } = state;
  const single = rules.maxFiles === 1;
  const workspace = useWorkspace(items.length > 0 || notices.length > 0);
  const hasFiles = items.length > 0 && workspace !== undefined;
  const card = useRef<HTMLDivElement>(null);
  useIsVisible(card, announced);
  const { marked, mark } = useMarked(items);
  const lazyOptions = useLazyOptions(session);
  const { parts } = lazyOptions;
  const isOpen = lazyOptions.shown === 'open';
  const optionsId = useId();
  const optionsButton = <OptionsButton options={lazyOptions} opens={optionsId} />;
  const changedOptions = parts && !isOpen && <parts.ChangedOptions session={session} state={state} />;
  const kept = useLazy(loadKeptBatch, { wanted: rules.also !== undefined });

  const { ask } = useServerMode();
  useEffect(() => {
    if (rules.accepts.some(isServerFormat)) ask();
  }, [rules, ask]);

  useWarmUp({ packs: !single });

  return (
    <section
      id="converter"
      aria-label={t(rules.also ? 'all_formats.zone.label' : single ? 'upload.single_title' : 'upload.title')}
    >
      <noscript className="mb-4 block rounded-2xl border-2 border-warn px-4 py-3 font-medium">
        {t('upload.needs_script')}
      </noscript>
      <div
        ref={card}
        data-options={hasFiles && isOpen ? 'open' : undefined}
        className={clsx(
          'card group/card overflow-clip',
          hasFiles && isOpen && 'lg:grid lg:grid-cols-[minmax(0,1fr)_22.25rem]',
        )}
      >
        <div className="flex min-w-0 flex-col">
          {!hasFiles && (
            <div className={clsx(single && 'lg:grid lg:grid-cols-[minmax(0,1fr)_auto]')}>
              <div className="flex min-w-0 flex-col">
                <LightTable rules={rules} target={options.target} dragging={dragging} onFiles={session.add} />
              </div>
              {single && <OfferedConversions target={options.target} />}
            </div>
          )}
          {hasFiles && (
            <workspace.WorkspaceHead session={session} state={state} marked={marked} optionsButton={optionsButton}>
              {changedOptions}
            </workspace.WorkspaceHead>
          )}
          {kept && <kept.News session={session} hasFiles={hasFiles} />}
          <NoticeRegion className={clsx('grid gap-2 px-4 not-empty:pb-4 sm:px-6', hasFiles || 'not-empty:pt-4')}>
            {parts && lazyOptions.link && (
              <parts.LinkNotice session={session} news={lazyOptions.link} onClose={lazyOptions.closeLink} />
            )}
            {workspace && <workspace.WorkspaceNotices session={session} notices={notices} />}
          </NoticeRegion>
          {hasFiles && (
            <workspace.WorkspaceRows
              session={session}
              state={state}
              marked={marked}
              onMark={(id) => {
                mark(id);
                bringIntoView(card.current);
              }}
              options={lazyOptions}
              dragging={dragging}
            />
          )}
          {kept && hasFiles && <kept.Switch session={session} />}
        </div>
        {parts && (
          <parts.OptionsPanel
            id={optionsId}
            session={session}
            state={state}
            open={isOpen}
            file={lazyOptions.file}
            onClose={lazyOptions.close}
          />
        )}
      </div>
      {!hasFiles && (
        <>
          <div className="needs-script mt-4 flex flex-wrap justify-center gap-x-4">
            {optionsButton}
            {changedOptions}
          </div>
          <Samples session={session} />
        </>
      )}
    </section>
  );
}
