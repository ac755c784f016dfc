import type { Target } from '@image-converter/formats/formats';
import { ConversionError } from './errors.ts';
import { flattenOnWhite, type Picture } from './picture.ts';

/** White first where the target is JPG, which has no transparency. */
export function contextOf(
  canvas: OffscreenCanvas,
  { opaque }: Picture,
  target: Target,
): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: target !== 'jpg' && !opaque });
  if (!context) throw new ConversionError('ENCODE_FAILED');
  if (target === 'jpg' && !opaque) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return context;
}

/** From row `top` of the picture downwards. */
export function draw(context: OffscreenCanvasRenderingContext2D, picture: Picture, top: number, target: Target): void {
  if (picture.kind === 'bitmap') context.drawImage(picture.bitmap, 0, -top);
  else if (picture.kind === 'canvas') context.drawImage(picture.canvas, 0, -top);
  else {
    if (target === 'jpg' && !picture.opaque) flattenOnWhite(picture);
    context.putImageData(new ImageData(picture.data, picture.width, picture.height), 0, -top);
  }
}
