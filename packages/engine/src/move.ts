import type { EncodeSettings } from '@image-converter/codecs/codec';
import { type Move, MovedRows, movedPixels, paddedPixels } from '@image-converter/codecs/move-pixels';
import { transformOf } from '@image-converter/codecs/native/orientation';
import { contextOf, pixelsOf, stripsOf } from '@image-converter/codecs/native/paint';
import {
  type BrowserHost,
  fitsCanvas,
  type Limits,
  needsBackground,
  type Picture,
} from '@image-converter/codecs/native/picture';
import type { Pixels } from '@image-converter/codecs/pixels';
import { middleOf } from '@image-converter/formats/geometry';
import type { Size } from '@image-converter/formats/inspection';
import { turnedSize } from '@image-converter/formats/turning';

type Drawn = Exclude<Picture, Pixels>;

/** What a canvas cannot hold is turned strip by strip. The given picture is no longer needed. */
export function movePicture(
  picture: Picture,
  move: Move,
  settings: EncodeSettings,
  { limits }: Pick<BrowserHost, 'limits'>,
): Picture {
  if (picture.kind === 'pixels') return movedPixels(picture, move);
  const { width, height } = move.area;
  if (!fitsCanvas(move.area, limits)) return movedStrips(picture, move, settings, limits);
  const transform = transformOf(move.orientation, turnedSize(picture, move.orientation), move.area);
  return drawnOn({ width, height }, picture, picture.opaque, settings, (context) => context.setTransform(...transform));
}

export function padPicture(
  picture: Picture,
  size: Size,
  settings: EncodeSettings,
  { limits }: Pick<BrowserHost, 'limits'>,
): Picture {
  if (picture.kind === 'pixels') return paddedPixels(picture, size, settings);
  if (!fitsCanvas(size, limits)) return paddedPixels(pixelsOf(picture, settings, limits), size, settings);
  const { left, top } = middleOf({ left: 0, top: 0, ...size }, picture);
  return drawnOn(size, picture, false, settings, (context) => context.translate(left, top));
}

function drawnOn(
  size: Size,
  picture: Drawn,
  opaque: boolean,
  settings: EncodeSettings,
  place: (context: OffscreenCanvasRenderingContext2D) => void,
): Picture {
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = contextOf(canvas, { ...picture, opaque }, settings);
  // Pixels stay as they are.
  context.imageSmoothingEnabled = false;
  place(context);
  context.drawImage(picture.kind === 'bitmap' ? picture.bitmap : picture.canvas, 0, 0);
  if (picture.kind === 'bitmap') picture.bitmap.close();
  return { kind: 'canvas', canvas, ...size, opaque: opaque || needsBackground({ ...picture, opaque }, settings) };
}

function movedStrips(picture: Drawn, move: Move, settings: EncodeSettings, limits: Limits): Pixels<4> {
  const rows = new MovedRows(picture, move);
  for (const strip of stripsOf(picture, settings, limits)) rows.add(strip);
  return rows.pixels(picture.opaque || needsBackground(picture, settings));
}
