import { useMemo } from 'react';
import { Line } from './Divider.tsx';
import type { Picture } from './pictures.ts';
import { Ground, Stage } from './Stage.tsx';
import type { ViewportState } from './use-viewport.ts';

interface DevelopingProps {
  /** Undefined until it is loaded. */
  picture: Picture | undefined;
  viewport: ViewportState;
  /** 0 to 100. */
  progress: number;
}

/** The picture turns from grey to colour as it is converted. Where less motion is asked for, it is in colour. */
export function Developing({ picture, viewport: { setBox, seen }, progress }: DevelopingProps) {
  const layers = useMemo(
    () => picture && [{ bitmap: picture.bitmap, area: { x: 0, y: 0, ...picture.size } }],
    [picture],
  );
  return (
    <div ref={setBox} className="absolute inset-0 overflow-hidden bg-stage">
      {layers && seen && (
        <>
          <div className="absolute inset-0 brightness-72 grayscale motion-reduce:hidden">
            <Ground {...seen} />
            <Stage layers={layers} sight={seen.sight} screen={seen.screen} shows="original in grey" />
          </div>
          <div
            className={`absolute inset-0 motion-safe:transition-[clip-path] motion-reduce:[clip-path:none]! ${calmly}`}
            style={{ clipPath: `inset(0 ${100 - progress}% 0 0)` }}
          >
            <Ground {...seen} />
            <Stage layers={layers} sight={seen.sight} screen={seen.screen} shows="original" />
          </div>
          <div
            className={`absolute inset-0 motion-safe:transition-transform motion-reduce:hidden ${calmly}`}
            style={{ transform: `translateX(${progress}%)` }}
          >
            <Line at={0} />
          </div>
        </>
      )}
    </div>
  );
}

const calmly = 'ease-calm duration-260';
