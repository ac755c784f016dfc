import { defaultChoices } from '@image-converter/formats/options';
import { clsx } from 'clsx';
import { Maximize2 } from 'lucide';
import { useMemo, useState } from 'react';
import { displayName } from '../../converter/save/safe-names.ts';
import type { Session } from '../../converter/session/session.ts';
import { shownLabel } from '../../converter/state/shown-label.ts';
import { type Item, latestResultOf, type Outcome, type State } from '../../converter/state/state.ts';
import type { ResultWords } from '../../i18n/source.ts';
import { useIdle } from '../../thumbnails/idle-queue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { ViewCrop } from '../CropButton.tsx';
import { canCompare } from '../can-compare.ts';
import { useDialog } from '../use-dialog.ts';
import type { BeforeAfterProps } from './BeforeAfter.tsx';
import { Developing } from './Developing.tsx';
import { type Framing, framingOf } from './framing.ts';
import type { Picture } from './pictures.ts';
import { OriginalSize, ResultSize } from './Sizes.tsx';
import { layersOf } from './Stage.tsx';
import { useDecoded, type Wanted } from './use-decoded.ts';
import { type BrowserImage, useImage, useOriginalImage } from './use-image.ts';
import { useViewport, type ViewportState } from './use-viewport.ts';
import { Viewer } from './Viewer.tsx';
import { StageButton } from './Zoom.tsx';

interface PictureInPageProps {
  item: Item;
  session: Session;
  state: State;
  words: ResultWords;
  /** Its size. */
  className: string;
}

/**
 * A picture in the page: while it is converted, and then before and after. A mark in its place until it is loaded, or if
 * it cannot be shown. Nothing until it is converted.
 */
export function PictureInPage({ item, session, state, words, className }: PictureInPageProps) {
  const { kind } = item.status;
  const busy = state.phase === 'converting';
  const outcome = latestResultOf(item);
  const isDeveloping = kind === 'converting' && !outcome;
  // Loaded beforehand, so that there is something to see during the few moments that a conversion takes.
  const isAtRest = useIdle(kind === 'waiting');
  const image = useOriginalImage(item, { wanted: kind !== 'waiting' || isAtRest });
  const compared = useCompared(item, outcome, image);
  const framing = useFraming(compared, outcome);
  const viewport = useViewport(isDeveloping ? pictureIn(image)?.size : framing?.size, 'filling');
  const { original, result } = compared;
  const layers = useMemo(() => framing && layersOf({ original, result }, framing), [framing, original, result]);
  if (!isDeveloping && !outcome) return null;

  const isSeen = outcome ? layers !== undefined : pictureIn(image) !== undefined;
  return (
    <figure
      aria-label={outcome && isSeen ? words.view.title : displayName(item.file.name)}
      className={clsx('relative flex flex-col overflow-hidden', className)}
    >
      {!isSeen ? (
        <div className="light-table grid flex-1 place-items-center">
          <Mark label={shownLabel(item)} size="large" />
        </div>
      ) : outcome ? (
        <Viewer
          words={words.view}
          layers={layers}
          viewport={zoomingWith(viewport, compared.onZoom)}
          place="page"
          className="flex-1"
          buttons={
            <>
              <ViewCrop item={item} session={session} words={words} busy={busy} />
              <FullScreenButton item={item} outcome={outcome} session={session} words={words} busy={busy} />
            </>
          }
        >
          {(outcome.mode === 'none' || compared.original) && <OriginalSize item={item} words={words.view} />}
          {outcome.mode !== 'none' && compared.result && (
            <ResultSize item={item} outcome={outcome} words={words.view} />
          )}
        </Viewer>
      ) : (
        <>
          <Developing picture={pictureIn(image)} viewport={viewport} progress={state.progress} />
          <OriginalSize item={item} words={words.view} />
        </>
      )}
    </figure>
  );
}

interface Compared {
  /** Undefined until it can be shown, and if there is nothing to compare. */
  readonly original: Picture | undefined;
  readonly result: Picture | undefined;
  readonly onZoom: () => void;
}

/**
 * At first as the browser shows the files. As the engine decodes them once the visitor zooms, or, when the page is at
 * rest, if the browser cannot show one of them: its codecs may have to be loaded.
 */
function useCompared(item: Item, outcome: Outcome | undefined, original: BrowserImage): Compared {
  const [hasZoomed, setHasZoomed] = useState(false);
  const isComparison = outcome !== undefined && canCompare(outcome);
  const isPicture = isComparison || outcome?.mode === 'none';
  const result = useImage(isPicture ? outcome.files[0].blob : undefined);
  const isAtRest = useIdle(isComparison && (original === 'failed' || result === 'failed'));
  const wanted: Wanted = !isComparison
    ? 'nothing'
    : hasZoomed || (isAtRest && result === 'failed')
      ? 'both'
      : isAtRest
        ? 'original'
        : 'nothing';
  const found = useDecoded(item, outcome, wanted);
  const decoded = found === 'failed' ? undefined : found;
  return {
    original: isComparison ? (decoded?.original ?? pictureIn(original)) : undefined,
    result: decoded?.result ?? pictureIn(result),
    onZoom: () => setHasZoomed(true),
  };
}

/** Undefined until there is something to show. A result alone is shown as it is. */
function useFraming({ original, result }: Compared, outcome: Outcome | undefined): Framing | undefined {
  const options = outcome?.options;
  return useMemo(() => {
    if (original && options) return framingOf(options, original.size);
    return result && framingOf(defaultChoices, result.size);
  }, [original, result, options]);
}

function zoomingWith(viewport: ViewportState, onZoom: () => void): ViewportState {
  const onSight: ViewportState['onSight'] = (sight) => {
    onZoom();
    viewport.onSight(sight);
  };
  return { ...viewport, onSight };
}

function pictureIn(image: BrowserImage): Picture | undefined {
  return image === 'failed' ? undefined : image;
}

const load = () => import('./BeforeAfter.tsx');

/** Opens the view on the whole screen. */
function FullScreenButton(props: Omit<BeforeAfterProps, 'onClose'>) {
  const { part, open, close } = useDialog(load);
  return (
    <>
      <StageButton label={props.words.view.full_screen} onPress={open}>
        <Icon of={Maximize2} className="size-5" />
      </StageButton>
      {part && <part.BeforeAfter {...props} onClose={close} />}
    </>
  );
}
