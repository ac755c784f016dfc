import { applies } from '@image-converter/formats/options';
import { useMemo, useRef, useState } from 'react';
import { displayName } from '../../converter/save/safe-names.ts';
import type { Session } from '../../converter/session/session.ts';
import type { Item, Outcome } from '../../converter/state/state.ts';
import type { ResultWords } from '../../i18n/source.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { useServerMode } from '../../mode/server-mode.tsx';
import { ScreenDialog } from '../../ui/ScreenDialog.tsx';
import { ViewCrop } from '../CropButton.tsx';
import { LazyReceipt } from '../LazyReceipt.tsx';
import { usedQuality } from '../larger.ts';
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
  /** It is not the row's result, so that nothing can be changed. */
  readOnly?: boolean;
  onClose: () => void;
}

/** Max pixels of a sample that is ready almost at once; AVIF is far slower than the others. */
const maxSampled = { default: 1_000_000, avif: 120_000 };

/** Original and result on the whole screen, where another quality can be tried. */
export function BeforeAfter({ item, outcome, session, words: all, busy, readOnly, onClose }: BeforeAfterProps) {
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
  const used = usedQuality(outcome);
  const [quality, setQuality] = useState(used);
  const [isUnfolded, setUnfolded] = useState(false);
  const most = options.target === 'avif' ? maxSampled.avif : maxSampled.default;
  const part = useMemo(
    () => original && result && framing && seen && partOf({ original, result }, framing, seen, most),
    [original, result, framing, seen, most],
  );
  const trial = useTrial({ item, outcome, view, used, quality, part });
  const layers = useMemo(
    () => result && framing && layersOf({ original, result }, framing, trial),
    [original, result, framing, trial],
  );
  const mayChange = !busy && !readOnly;
  const hasQuality = applies('quality', options.target) && !options.lossless && files.length === 1 && mayChange;

  return (
    <ScreenDialog
      dialog={dialog}
      label={words.title}
      heading={displayName(item.file.name)}
      closes={words.close}
      onClose={onClose}
    >
      <Viewer
        words={words}
        layers={layers}
        viewport={viewport}
        place="dialog"
        className="min-h-60 flex-1"
        buttons={!readOnly && <ViewCrop item={item} session={session} busy={busy} words={all} />}
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
            used={used}
            onChange={setQuality}
            onUse={() => {
              dialog.current?.close();
              // Called directly: the row has no result during the new conversion, so the dialog's close event would
              // come too late.
              onClose();
              session.choose({ quality, look: 'none' }, item.id);
              void session.convertAgain(item.id);
            }}
          />
        )}
        <details onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <summary className="min-h-11 cursor-pointer content-center text-sm">{all.details}</summary>
          {isUnfolded && <LazyReceipt item={item} outcome={outcome} session={session} words={all} />}
        </details>
      </div>
    </ScreenDialog>
  );
}
