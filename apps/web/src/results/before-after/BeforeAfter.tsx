import { applies } from '@image-converter/formats/options';
import { X } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import { displayName } from '../../converter/save/safe-names.ts';
import type { Session } from '../../converter/session/session.ts';
import type { Item, Outcome } from '../../converter/state/state.ts';
import type { ResultWords } from '../../i18n/source.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useServerMode } from '../../mode/server-mode.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LazyReceipt } from '../LazyReceipt.tsx';
import { ViewCrop } from '../ViewCrop.tsx';
import { framingOf } from './framing.ts';
import { QualityBar } from './QualityBar.tsx';
import { OriginalSize, ResultSize } from './Sizes.tsx';
import { layersOf } from './Stage.tsx';
import { type Decoded, useDecoded } from './use-decoded.ts';
import { useTrial } from './use-trial.ts';
import { partOf, useViewport } from './use-viewport.ts';
import { Viewer } from './Viewer.tsx';

export interface BeforeAfterProps {
  item: Item;
  outcome: Outcome;
  session: Session;
  words: ResultWords;
  /** Set while files are converting. */
  busy: boolean;
  onClose: () => void;
}

/** Max pixels of a sample that is ready almost at once; AVIF is far slower than the others. */
const maxSampled = { default: 1_000_000, avif: 120_000 };

/** Original and result on the whole screen, where another quality can be tried. */
export function BeforeAfter({ item, outcome, session, words: all, busy, onClose }: BeforeAfterProps) {
  const words = all.view;
  const { t } = useTexts();
  const { online } = useServerMode().situation;
  const { options, files } = outcome;
  const dialog = useRef<HTMLDialogElement>(null);
  const found = useDecoded(item, outcome, 'both');
  const { view, original, result }: Partial<Decoded> = found && found !== 'failed' ? found : {};
  // What decodes the original may not be on this device: our server may have converted it.
  const failure = online ? words.failed : t('conversion.offline_failure', { format: item.label });
  const framing = useMemo(() => original && framingOf(options, original.size), [options, original]);
  const viewport = useViewport(framing?.size, 'whole');
  const { seen } = viewport;
  const [quality, setQuality] = useState(options.quality);
  const [isUnfolded, setUnfolded] = useState(false);
  const most = options.target === 'avif' ? maxSampled.avif : maxSampled.default;
  const part = useMemo(
    () => original && result && framing && seen && partOf({ original, result }, framing, seen, most),
    [original, result, framing, seen, most],
  );
  const trial = useTrial({ item, outcome, view, quality, part });
  const layers = useMemo(
    () => result && framing && layersOf({ original, result }, framing, trial),
    [original, result, framing, trial],
  );
  const hasQuality = applies('quality', options.target) && !options.lossless && files.length === 1 && !busy;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={words.title}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overscroll-contain bg-panel p-0 text-ink"
      onClose={onClose}
    >
      <div className="flex h-full flex-col overflow-y-auto">
        <div className="flex items-center gap-2 py-1 pr-2 pl-4">
          <h2 dir="auto" className="min-w-0 flex-1 truncate text-left font-semibold">
            {displayName(item.file.name)}
          </h2>
          <button
            type="button"
            className="icon-button"
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon of={X} className="size-5" />
          </button>
        </div>
        <Viewer
          words={words}
          layers={layers}
          viewport={viewport}
          place="dialog"
          className="min-h-60 flex-1"
          buttons={<ViewCrop item={item} session={session} busy={busy} words={all} />}
        >
          {!layers && (
            <p role="status" className="absolute inset-0 grid place-items-center p-4 text-center">
              {found === 'failed' ? failure : words.loading}
            </p>
          )}
          <OriginalSize item={item} words={words} />
          <ResultSize item={item} outcome={outcome} words={words} trial={{ ...trial, quality }} />
        </Viewer>
        <div className="mx-auto w-full max-w-4xl px-4 pt-2">
          {hasQuality && (
            <QualityBar
              words={words}
              quality={quality}
              used={options.quality}
              onChange={setQuality}
              onUse={() => {
                dialog.current?.close();
                // Called directly: the row has no result during the new conversion, so the dialog's close event would
                // come too late.
                onClose();
                session.choose({ quality }, item.id);
                void session.convertAgain(item.id);
              }}
            />
          )}
          <details onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
            <summary className="min-h-11 cursor-pointer content-center text-sm">{all.details}</summary>
            {isUnfolded && <LazyReceipt item={item} outcome={outcome} session={session} words={all} />}
          </details>
        </div>
      </div>
    </dialog>
  );
}
