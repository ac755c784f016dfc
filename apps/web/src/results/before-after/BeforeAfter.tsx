import { applies } from '@image-converter/formats/options';
import { X } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import { displayName } from '../../converter/save/safe-names.ts';
import type { Session } from '../../converter/session/session.ts';
import type { Item, Outcome } from '../../converter/state/state.ts';
import type { ResultWords } from '../../i18n/source.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../layout/Icon.tsx';
import { useServerMode } from '../../mode/server-mode.tsx';
import { LazyReceipt } from '../LazyReceipt.tsx';
import { QualityBar } from './QualityBar.tsx';
import { Sizes } from './Sizes.tsx';
import { layersOf, Stage } from './Stage.tsx';
import { Surface } from './Surface.tsx';
import { usePictures } from './use-pictures.ts';
import { useTrial } from './use-trial.ts';
import { partOf, useViewport } from './use-viewport.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

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

/** Original and result on top of each other, with a movable divider. */
export function BeforeAfter({ item, outcome, session, words: all, busy, onClose }: BeforeAfterProps) {
  const words = all.view;
  const { t } = useTexts();
  const { online } = useServerMode().situation;
  const { options, files } = outcome;
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const found = usePictures(item, outcome);
  const pictures = found === 'failed' ? undefined : found;
  // What decodes the original may not be on this device: our server may have converted it.
  const failure = online ? words.failed : t('conversion.offline_failure', { format: item.label });
  const { seen, setWanted } = useViewport(pictures, box);
  const [divided, setDivided] = useState(50);
  const [quality, setQuality] = useState(options.quality);
  const [isUnfolded, setUnfolded] = useState(false);
  const most = options.target === 'avif' ? maxSampled.avif : maxSampled.default;
  const part = useMemo(() => pictures && seen && partOf(pictures, seen, most), [pictures, seen, most]);
  const trial = useTrial({ item, outcome, pictures, quality, part });
  const layers = useMemo(() => pictures && layersOf(pictures, trial), [pictures, trial]);
  const hasQuality = applies('quality', options.target) && !options.lossless && files.length === 1 && !busy;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={words.title}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overscroll-contain bg-paper p-0 text-ink"
      onClose={onClose}
    >
      <div className="mx-auto flex h-full max-w-6xl flex-col gap-2 overflow-y-auto p-3 sm:p-4">
        <div className="flex items-center gap-2">
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
        <Surface box={box} words={words} at={divided} onDivide={setDivided} seen={seen} onSight={setWanted}>
          {seen && layers ? (
            <>
              <Stage {...seen} layers={layers.before} shows="original" clip={`inset(0 ${100 - divided}% 0 0)`} />
              <Stage {...seen} layers={layers.after} shows={layers.shows} clip={`inset(0 0 0 ${divided}%)`} />
            </>
          ) : (
            <p role="status" className="absolute inset-0 grid place-items-center p-4 text-center">
              {found === 'failed' ? failure : words.loading}
            </p>
          )}
        </Surface>
        <Sizes item={item} outcome={outcome} words={words} trial={trial} quality={quality} />
        <ZoomButtons fit={words.fit} seen={seen} onZoom={setWanted} />
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
    </dialog>
  );
}
