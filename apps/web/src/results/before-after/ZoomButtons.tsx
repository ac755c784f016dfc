import { formatPercent } from '../../i18n/numbers.ts';
import { useNavigation } from '../../navigation/navigation.tsx';
import { type Viewport, zoomed, zooms } from './geometry.ts';
import type { VisibleViewport } from './use-viewport.ts';

interface ZoomButtonsProps {
  /** Label of the button that fits the image. */
  fit: string;
  seen: VisibleViewport | undefined;
  /** Undefined fits the image. */
  onZoom: (sight: Viewport | undefined) => void;
}

export function ZoomButtons({ fit, seen, onZoom }: ZoomButtonsProps) {
  const { language } = useNavigation().route;
  return (
    <div className="flex flex-wrap gap-1">
      {zooms.map((zoom) => (
        <button
          key={zoom}
          type="button"
          className="toggle-button min-w-14 rounded-xl text-sm"
          aria-pressed={seen?.zoom === zoom}
          onClick={() => seen && onZoom(zoom === 'fit' ? undefined : zoomed(seen.sight, zoom, seen.screen))}
        >
          {zoom === 'fit' ? fit : formatPercent(language, zoom)}
        </button>
      ))}
    </div>
  );
}
