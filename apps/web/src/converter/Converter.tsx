import type { ConverterRules } from '@image-converter/formats/converters';
import { isServerFormat } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { useServerMode } from '../mode/server-mode.tsx';
import { NoticeRegion } from '../notices/Notice.tsx';
import { useLazyOptions } from '../options/lazy-options.ts';
import { OptionsButton } from '../options/OptionsButton.tsx';
import { LazyChoices } from './choices/LazyChoices.tsx';
import { DropZone } from './choose/DropZone.tsx';
import { OfferedConversions } from './choose/OfferedConversions.tsx';
import { useIncomingFiles } from './choose/use-incoming-files.ts';
import { ConverterNotice } from './notices/ConverterNotice.tsx';
import { ActionBar } from './panel/ActionBar.tsx';
import { ClearButton } from './panel/ClearButton.tsx';
import { ModeBadge } from './panel/ModeBadge.tsx';
import { useIsVisible } from './panel/use-is-visible.ts';
import { FileRow } from './rows/FileRow.tsx';
import { useSession } from './session/sessions.tsx';
import { isOutdated } from './state/item-options.ts';
import { useWarmUp } from './use-warm-up.ts';

/** One converter for both kinds of pages: the rules define which files it accepts, and how many. */
export function Converter({ rules }: { rules: ConverterRules }) {
  const { t } = useTexts();
  const { session, state } = useSession(rules);
  const dragging = useIncomingFiles(session.add);
  const { items, phase, notices, announced } = state;
  const [first] = items;
  const single = rules.maxFiles === 1;
  const busy = phase === 'converting';
  const converter = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useIsVisible({ converter, panel, bar }, announced);
  const options = useLazyOptions(session);
  const { parts, shown } = options;
  const optionsId = useId();

  const { ask } = useServerMode();
  useEffect(() => {
    if (rules.accepts.some(isServerFormat)) ask();
  }, [rules, ask]);

  useWarmUp({ packs: !single });

  return (
    <section
      ref={converter}
      id="converter"
      aria-label={single ? t('upload.single_title') : t('upload.title')}
      className={clsx('mt-6 grid gap-x-4', single && 'md:grid-cols-[minmax(0,1fr)_auto]')}
    >
      <noscript className="mb-4 rounded-2xl border-2 border-warn px-4 py-3 font-medium md:col-span-full">
        {t('upload.needs_script')}
      </noscript>
      <DropZone
        rules={rules}
        target={state.options.target}
        held={items.length}
        dragging={dragging}
        onFiles={session.add}
      />
      {single && <OfferedConversions target={state.options.target} />}
      <div
        ref={panel}
        className={clsx(
          'min-w-0 md:col-span-full',
          (first || notices.length > 0) && 'mt-4',
          first && 'rounded-2xl border border-line bg-panel px-3 py-3 sm:px-4',
        )}
      >
        {first && (
          <>
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <h2 className="font-semibold">{t('conversion.selected_files')}</h2>
              {!single && <span>{t('upload.file_count', { count: items.length, max: rules.maxFiles })}</span>}
              <ModeBadge item={first} />
              {!busy && !single && <ClearButton session={session} />}
            </div>
            <ActionBar ref={bar} session={session} state={state}>
              <OptionsButton options={options} opens={optionsId} />
            </ActionBar>
            <LazyChoices
              items={items}
              options={state.options}
              disabled={busy}
              onChoose={(chosen) => session.choose(chosen)}
            />
          </>
        )}
        {parts && (
          <parts.OptionsPanel
            id={optionsId}
            session={session}
            state={state}
            open={shown === 'open' && first !== undefined}
          />
        )}
        <NoticeRegion className="not-empty:mt-3 grid gap-2">
          {parts && options.link && (
            <parts.LinkNotice session={session} news={options.link} onClose={options.closeLink} />
          )}
          {notices.map((notice) => (
            <ConverterNotice key={notice.id} session={session} notice={notice} />
          ))}
        </NoticeRegion>
        {first && (
          <ul className="mt-2 divide-y divide-line">
            {items.map((item) => (
              <FileRow
                key={item.id}
                item={item}
                busy={busy}
                outdated={isOutdated(state.options, item)}
                session={session}
              >
                {parts && <parts.RowExtras session={session} item={item} busy={busy} open={shown === 'open'} />}
              </FileRow>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
