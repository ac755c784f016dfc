import type { Area } from '@image-converter/engine/view/messages';
import type { Size } from '@image-converter/formats/inspection';
import { useLayoutEffect, useRef } from 'react';
import { cornerOf, type Viewport } from './geometry.ts';
import type { Picture } from './pictures.ts';
import type { Trial } from './use-trial.ts';

/** An image and the part of the picture it shows. */
interface Layer {
  readonly bitmap: CanvasImageSource;
  readonly area: Area;
}

interface StageProps {
  layers: readonly Layer[];
  sight: Viewport;
  screen: Size;
  /** The CSS clip-path that hides a part of it. */
  clip?: string | undefined;
  /** For tests and debugging. */
  shows: string;
}

/** One of the two images, on a canvas as large as its area of the screen. */
export function Stage({ layers, sight, screen, clip, shows }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) draw(canvas.current, layers, sight, screen);
  }, [layers, sight, screen]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      data-shows={shows}
      className="pointer-events-none absolute inset-0 size-full"
      style={{ clipPath: clip }}
    />
  );
}

function draw(canvas: HTMLCanvasElement, layers: readonly Layer[], sight: Viewport, screen: Size): void {
  canvas.width = screen.width;
  canvas.height = screen.height;
  const context = canvas.getContext('2d');
  if (!context) return;
  const { x, y } = cornerOf(sight, screen);
  context.setTransform(sight.scale, 0, 0, sight.scale, x, y);
  context.imageSmoothingEnabled = !showsPixels(sight.scale);
  context.imageSmoothingQuality = 'high';
  for (const { bitmap, area } of layers) {
    context.clearRect(area.x, area.y, area.width, area.height);
    context.drawImage(bitmap, area.x, area.y, area.width, area.height);
  }
}

/** When zoomed in, pixels are sharp. At a small scale that is no whole number, they would have unequal sizes. */
function showsPixels(scale: number): boolean {
  return scale >= 4 || (scale >= 2 && Number.isInteger(scale));
}

export interface Layers {
  /** Undefined while only the result can be shown. */
  readonly before: readonly Layer[] | undefined;
  readonly after: readonly Layer[];
  /** What the second image currently shows. */
  readonly shows: string;
}

interface Shown {
  readonly original: Picture | undefined;
  readonly result: Picture;
}

/** The layers to draw: the exact trial if available, otherwise the result, below the sample of the visible part. */
export function layersOf({ original, result }: Shown, { sample, exact }: Partial<Trial> = {}): Layers {
  const area = { x: 0, y: 0, ...(original ?? result).size };
  const before = original && [{ bitmap: original.bitmap, area }];
  const base = { bitmap: exact?.bitmap ?? result.bitmap, area };
  if (sample)
    return { before, after: [base, { bitmap: sample.bitmap, area: sample.shown }], shows: `sample ${sample.quality}` };
  return { before, after: [base], shows: exact ? `exact ${exact.quality}` : 'result' };
}
