import { applies } from '@image-converter/formats/target-options';
import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Session } from '../../converter/session.ts';
import type { Item, Outcome } from '../../converter/state.ts';
import { formatPercent } from '../../i18n/numbers.ts';
import { useNavigation } from '../../navigation/navigation.tsx';
import { LateReceipt } from '../LateReceipt.tsx';
import type { ResultWords } from '../words.ts';
import { kept, type Sight, sampleSize, visibleArea, wholeSight, type Zoom, zoomed, zooms } from './geometry.ts';
import { QualityBar } from './QualityBar.tsx';
import { Sizes } from './Sizes.tsx';
import { Stage } from './Stage.tsx';
import { Surface } from './Surface.tsx';
import { type Pictures, usePictures } from './use-pictures.ts';
import { useScreen } from './use-screen.ts';
import { type Trial, useTrial } from './use-trial.ts';

export interface BeforeAfterProps {
  item: Item;
  outcome: Outcome;
  words: ResultWords;
  session: Session;
  /** While files are being converted. */
  busy: boolean;
  onUse: (quality: number) => void;
  onClose: () => void;
}

/** A sample of so many pixels is ready in a moment; AVIF takes ten times as long as others. */
const mostSampled = { usual: 1_000_000, avif: 120_000 };

/** Original and result in one place, with a line between them that one can move. */
export function BeforeAfter({ item, outcome, session, words: all, busy, onUse, onClose }: BeforeAfterProps) {
  const words = all.view;
  const { language } = useNavigation().route;
  const { options, files } = outcome;
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const screen = useScreen(box);
  const found = usePictures(item, outcome);
  const pictures = found === 'failed' ? undefined : found;
  const [divided, setDivided] = useState(50);
  const [wanted, setWanted] = useState<Sight>();
  const [quality, setQuality] = useState(options.quality);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const seen = useMemo(() => {
    if (!pictures || !screen) return undefined;
    const { size } = pictures.original;
    const whole = wholeSight(size, screen);
    const sight = wanted ? kept(wanted, size, screen) : whole;
    return { sight, screen, isWhole: sight.scale === whole.scale, whole };
  }, [pictures, screen, wanted]);

  const part = useMemo(() => {
    if (!pictures || !seen) return undefined;
    const { original, result } = pictures;
    const area = visibleArea(seen.sight, original.size, seen.screen);
    const finest = Math.min(seen.sight.scale, result.size.width / original.size.width);
    const most = options.target === 'avif' ? mostSampled.avif : mostSampled.usual;
    // The picture that was kept may be smaller than the one in the file.
    const inBitmap = original.bitmap.width / original.size.width;
    const { x, y, width, height } = area;
    return {
      area: { x: x * inBitmap, y: y * inBitmap, width: width * inBitmap, height: height * inBitmap },
      shown: area,
      size: sampleSize(area, finest, most),
    };
  }, [pictures, seen, options]);

  const trial = useTrial({ item, outcome, pictures, quality, part });
  const layers = useMemo(() => pictures && layersOf(pictures, trial), [pictures, trial]);
  const hasQuality = applies('quality', options.target) && !options.lossless && files.length === 1;
  const zoom = (to: Zoom) => {
    if (!seen) return;
    setWanted(to === 'fit' ? undefined : zoomed(seen.sight, to, seen.screen));
  };
  const isAt = (to: Zoom) => seen !== undefined && (to === 'fit' ? seen.isWhole : seen.sight.scale === to);
  return (
    <dialog
      ref={dialog}
      aria-label={words.title}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overscroll-contain bg-paper p-0 text-ink"
      onClose={onClose}
    >
      <div className="mx-auto flex h-full max-w-6xl flex-col gap-2 overflow-y-auto p-3 sm:p-4">
        <div className="flex items-center gap-2">
          <h2 className="min-w-0 flex-1 truncate font-semibold">
            <bdi>{item.file.name}</bdi>
          </h2>
          <button
            type="button"
            className="icon-button"
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <Surface box={box} words={words} at={divided} onDivide={setDivided} seen={seen} onSight={setWanted}>
          {seen && layers ? (
            <>
              <Stage
                layers={layers.before}
                sight={seen.sight}
                screen={seen.screen}
                clip={`inset(0 ${100 - divided}% 0 0)`}
                shows="original"
              />
              <Stage
                layers={layers.after}
                sight={seen.sight}
                screen={seen.screen}
                clip={`inset(0 0 0 ${divided}%)`}
                shows={layers.shows}
              />
            </>
          ) : (
            <p role="status" className="absolute inset-0 grid place-items-center p-4 text-center">
              {found === 'failed' ? words.failed : words.loading}
            </p>
          )}
        </Surface>
        <Sizes item={item} outcome={outcome} words={words} trial={trial} quality={quality} />
        <div className="flex flex-wrap gap-1">
          {zooms.map((to) => (
            <button
              key={to}
              type="button"
              className="min-h-11 min-w-14 cursor-pointer rounded-xl border border-line px-3 text-sm aria-pressed:border-accent aria-pressed:bg-accent-soft"
              aria-pressed={isAt(to)}
              onClick={() => zoom(to)}
            >
              {to === 'fit' ? words.fit : formatPercent(language, to)}
            </button>
          ))}
        </div>
        {hasQuality && !busy && (
          <QualityBar
            words={words}
            quality={quality}
            used={options.quality}
            onChange={setQuality}
            onUse={() => {
              dialog.current?.close();
              onUse(quality);
            }}
          />
        )}
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-sm">{all.details}</summary>
          <LateReceipt item={item} outcome={outcome} session={session} words={all.receipt} />
        </details>
      </div>
    </dialog>
  );
}

/** What is drawn: the exact result if there is one, under the sample of what is in sight. */
function layersOf({ original, result }: Pictures, { sample, exact }: Trial) {
  const area = { x: 0, y: 0, ...original.size };
  const base = { bitmap: exact?.bitmap ?? result.bitmap, area };
  const shows = sample ? `sample ${sample.quality}` : exact ? `exact ${exact.quality}` : 'result';
  return {
    before: [{ bitmap: original.bitmap, area }],
    after: sample ? [base, { bitmap: sample.bitmap, area: sample.shown }] : [base],
    shows,
  };
}
