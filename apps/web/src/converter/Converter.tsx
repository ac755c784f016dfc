import { type ConverterRules, singleConverter } from '@image-converter/formats/converters';
import { formats } from '@image-converter/formats/formats';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { useServerMode } from '../mode/server-mode.tsx';
import { DropZone } from './DropZone.tsx';
import { withEngine } from './engine.ts';
import { FileRow } from './FileRow.tsx';
import { ModeBadge } from './ModeBadge.tsx';
import { Routes } from './Routes.tsx';
import { prepareZip, saveAsZip } from './save-as-zip.ts';
import { useAnnouncements } from './use-announcements.tsx';
import { useConversion } from './use-conversion.ts';
import { useIncomingFiles } from './use-incoming-files.ts';

/** One converter for both kinds of pages: the rules say how many files of what it takes. */
export function Converter({ rules }: { rules: ConverterRules }) {
  const { t } = useTexts();
  const { onPackerMissing, ...events } = useAnnouncements(rules);
  const { state, ...conversion } = useConversion(rules, events);
  const dragging = useIncomingFiles(conversion.add);
  const { items, phase, progress } = state;
  const [first] = items;
  const single = rules === singleConverter;
  const full = !single && items.length >= rules.maxFiles;
  const busy = phase === 'converting';
  const format = formats[rules.target].label;
  const waiting = items.some(({ status }) => status.kind === 'waiting');
  const panel = useRef<HTMLDivElement>(null);

  const { ask } = useServerMode();
  useEffect(() => {
    if (single) ask();
  }, [single, ask]);

  // Loaded while the visitor looks for a file, so that it is there even if the connection is not.
  useEffect(() => {
    const idle = setTimeout(() => {
      withEngine(({ warmUp }) => warmUp());
      if (!single) prepareZip();
    }, 500);
    return () => clearTimeout(idle);
  }, [single]);

  // On a phone the chosen files are below the drop zone, out of sight.
  useEffect(() => {
    if (items.length > 0) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [items.length]);

  return (
    <section
      id="converter"
      aria-label={single ? t('upload.single_title') : t('upload.title')}
      className={clsx('mt-6 grid gap-4', single && 'md:grid-cols-[1fr_auto]')}
    >
      <noscript className="rounded-2xl border-2 border-warn px-4 py-3 font-medium md:col-span-full">
        {t('upload.needs_script')}
      </noscript>
      <DropZone rules={rules} full={full} dragging={dragging} onFiles={conversion.add} />
      {single && <Routes />}
      {first && (
        <div ref={panel} className="rounded-2xl border border-line bg-panel px-4 py-3 md:col-span-full">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="font-semibold">{t('conversion.selected_files')}</h2>
            {!single && <span>{t('upload.file_count', { count: items.length, max: rules.maxFiles })}</span>}
            <ModeBadge item={first} />
            {!busy && !single && (
              <button type="button" className="ml-auto cursor-pointer text-sm underline" onClick={conversion.clear}>
                {t('conversion.clear')}
              </button>
            )}
          </div>
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <FileRow
                key={item.id}
                item={item}
                busy={busy}
                onRemove={() => conversion.remove(item.id)}
                onRetry={() => conversion.retry(item)}
              />
            ))}
          </ul>
          <progress
            className="progress mt-2"
            value={progress}
            max={100}
            aria-label={t('conversion.progress')}
            hidden={progress === 0}
          />
          <div className="mt-3 flex flex-wrap gap-3">
            {!single && phase === 'done' && (
              <button type="button" className="button" onClick={() => saveAsZip(items).catch(onPackerMissing)}>
                {t('conversion.download_all')}
              </button>
            )}
            {busy ? (
              <>
                <button type="button" className="button" disabled>
                  {t('conversion.converting')}
                </button>
                <button type="button" className="quiet-button" onClick={conversion.cancel}>
                  {t('conversion.cancel')}
                </button>
              </>
            ) : (
              waiting && (
                <button type="button" className="button" onClick={conversion.convertAll}>
                  {single ? t('conversion.convert', { format }) : t('conversion.convert_all')}
                </button>
              )
            )}
          </div>
        </div>
      )}
    </section>
  );
}
