import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import type { ResultWords } from '../../i18n/source.ts';
import { Ground, type Layers, Stage } from './Stage.tsx';
import { type Place, Surface } from './Surface.tsx';
import type { ViewportState } from './use-viewport.ts';
import { Zoom } from './Zoom.tsx';

interface ViewerProps {
  words: ResultWords['view'];
  /** Undefined until there is something to show. */
  layers: Layers | undefined;
  viewport: ViewportState;
  place: Place;
  className?: string;
  /** More buttons beside those that zoom. */
  buttons?: ReactNode;
  /** Lies over the pictures. */
  children: ReactNode;
}

/** Original and result on top of each other on a dark stage, with a movable divider; the result alone without original. */
export function Viewer({ words, layers, viewport, place, className, buttons, children }: ViewerProps) {
  const { seen } = viewport;
  const [divided, setDivided] = useState(50);
  const at = layers?.before && divided;
  return (
    <div className={clsx('relative overflow-hidden bg-stage text-on-stage', className)}>
      <Surface words={words} viewport={viewport} place={place} at={at} onDivide={setDivided}>
        {seen && layers && (
          <>
            <Ground {...seen} />
            {layers.before && (
              <Stage
                sight={seen.sight}
                screen={seen.screen}
                layers={layers.before}
                shows="original"
                clip={`inset(0 ${100 - divided}% 0 0)`}
              />
            )}
            <Stage
              sight={seen.sight}
              screen={seen.screen}
              layers={layers.after}
              shows={layers.shows}
              clip={layers.before && `inset(0 0 0 ${divided}%)`}
            />
          </>
        )}
      </Surface>
      {children}
      {seen && layers && (
        <Zoom words={words} seen={seen} onSight={viewport.onSight}>
          {buttons}
        </Zoom>
      )}
    </div>
  );
}
