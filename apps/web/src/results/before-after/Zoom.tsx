import { Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { formatPercent } from '../../i18n/numbers.ts';
import type { ResultWords } from '../../i18n/source.ts';
import { useNavigation } from '../../navigation/navigation.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { nextScale, zoomed } from './geometry.ts';
import type { ViewportState, VisibleViewport } from './use-viewport.ts';

interface ZoomProps {
  words: ResultWords['view'];
  seen: VisibleViewport;
  onSight: ViewportState['onSight'];
  children: ReactNode;
}

/** Smaller, larger, and between them the scale: pressing it changes between what fits and pixel for pixel. */
export function Zoom({ words, seen, onSight, children }: ZoomProps) {
  const { language } = useNavigation().route;
  const { sight, screen, fits, isFit } = seen;
  const zoomTo = (scale: number) => onSight(zoomed(sight, scale, screen));
  const [out, further] = [nextScale(sight.scale, 'out', fits), nextScale(sight.scale, 'in', fits)];
  const percent = (scale: number) => formatPercent(language, scale);
  return (
    <div className="absolute right-2.5 bottom-2.5 flex rounded-xl bg-stage/82 sm:right-4 sm:bottom-4">
      <StageButton label={words.zoom_out} onPress={out === undefined ? undefined : () => zoomTo(out)}>
        <Icon of={Minus} className="size-5" />
      </StageButton>
      <button
        type="button"
        className="stage-button text-sm tabular-nums"
        title={isFit ? percent(1) : words.fit}
        onClick={() => (isFit ? zoomTo(1) : onSight(undefined))}
      >
        {isFit ? words.fit : percent(sight.scale)}
      </button>
      <StageButton label={words.zoom_in} onPress={further === undefined ? undefined : () => zoomTo(further)}>
        <Icon of={Plus} className="size-5" />
      </StageButton>
      {children}
    </div>
  );
}

interface StageButtonProps {
  label: string;
  /** Undefined if there is nothing to do. */
  onPress: (() => void) | undefined;
  children: ReactNode;
}

export function StageButton({ label, onPress, children }: StageButtonProps) {
  return (
    <button
      type="button"
      className="stage-button"
      aria-label={label}
      title={label}
      // Stays in the tab order, so that the focus is not lost at the last level.
      aria-disabled={!onPress || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
