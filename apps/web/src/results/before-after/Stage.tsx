import type { Area } from '@image-converter/engine/view/messages';
import type { Size } from '@image-converter/formats/inspection';
import { useLayoutEffect, useRef } from 'react';
import { seenSize } from '../../crop/edit.ts';
import { type Turn, upright } from '../../crop/turn.ts';
import type { Framing } from './framing.ts';
import { cornerOf, type Viewport } from './geometry.ts';
import type { Picture } from './pictures.ts';
import type { Trial } from './use-trial.ts';
import type { VisibleViewport } from './use-viewport.ts';

/** An image and the part of the picture it shows. */
interface Layer {
  readonly bitmap: CanvasImageSource;
  /** After turning. */
  readonly area: Area;
  readonly turn?: Turn | undefined;
  /** What juts out of this is not drawn. */
  readonly within?: Size | undefined;
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
  for (const layer of layers) drawLayer(context, layer);
}

function drawLayer(context: CanvasRenderingContext2D, { bitmap, area, turn = upright, within }: Layer): void {
  const { x, y, width, height } = area;
  const { rotate, flip } = turn;
  // Turned back, the sides are swapped again.
  const unturned = seenSize({ width, height }, turn);
  context.save();
  if (within) {
    context.beginPath();
    context.rect(0, 0, within.width, within.height);
    context.clip();
  }
  context.clearRect(x, y, width, height);
  context.translate(x + width / 2, y + height / 2);
  context.scale(flip === 'horizontal' ? -1 : 1, flip === 'vertical' ? -1 : 1);
  context.rotate((rotate * Math.PI) / 180);
  context.drawImage(bitmap, -unturned.width / 2, -unturned.height / 2, unturned.width, unturned.height);
  context.restore();
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
  /** Undefined until it is loaded. */
  readonly result: Picture | undefined;
}

/** The layers to draw: the exact trial if available, otherwise the result, below the sample of the visible part. */
export function layersOf(
  { original, result }: Shown,
  framing: Framing,
  { sample, exact }: Partial<Trial> = {},
): Layers {
  const { area, turn, size: within } = framing;
  const behind = original && [{ bitmap: original.bitmap, area, turn, within }];
  // Until the result is loaded, the original, so that the picture does not vanish when its conversion ends.
  if (!result) return { before: undefined, after: behind ?? [], shows: 'original' };
  const base = { bitmap: exact?.bitmap ?? result.bitmap, area: { x: 0, y: 0, ...within } };
  if (!sample) return { before: behind, after: [base], shows: exact ? `exact ${exact.quality}` : 'result' };
  const layer = { bitmap: sample.bitmap, area: sample.shown, turn, within };
  return { before: behind, after: [base, layer], shows: `sample ${sample.quality}` };
}

/** What is seen through transparent pixels. Never larger than the picture, where it would be a bright edge. */
export function Ground({ sight, screen, size }: VisibleViewport) {
  const { x, y } = cornerOf(sight, screen);
  const share = (length: number, of: number) => `${(100 * length) / of}%`;
  return (
    <span
      className="chequered pointer-events-none absolute"
      style={{
        left: share(x, screen.width),
        top: share(y, screen.height),
        width: share(Math.floor(size.width * sight.scale), screen.width),
        height: share(Math.floor(size.height * sight.scale), screen.height),
      }}
    />
  );
}
