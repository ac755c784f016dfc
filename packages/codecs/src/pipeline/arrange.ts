import { CodecError } from '@image-converter/formats/codec-error';
import type { BrowserDecoder } from '@image-converter/formats/formats';
import { drawingGeometry, type Geometry, geometryOf } from '@image-converter/formats/geometry';
import type { Size } from '@image-converter/formats/inspection';
import type { Host } from '../codec.ts';
import { type AnyPicture, LimitExceeded, type Platform } from './platform.ts';
import type { Task } from './task.ts';

/** These render at the requested size, because their files have no pixels. */
const rasterisers: readonly BrowserDecoder[] = ['rasterised', 'pdf'];

/** What is to happen to a picture of this size. Refuses results that are too large. */
export function plannedGeometry<Picture extends AnyPicture>(
  { decoders, longestSide, settings }: Task,
  { host, limits }: Pick<Platform<Picture>, 'limits'> & { readonly host: Pick<Host, 'limits'> },
  original: Size,
): Geometry {
  const isDrawn = decoders.some((name) => rasterisers.includes(name));
  const geometry = isDrawn ? drawingGeometry(settings, original) : geometryOf(settings, original);
  const { width, height } = geometry.output;
  const [before, after] = [original.width * original.height, width * height];
  const most = after > before ? Math.min(limits.enlargedPixels, host.limits.pixels) : host.limits.pixels;
  if (Math.max(width, height) > longestSide) throw new LimitExceeded('side', `${width} × ${height}`);
  if (after > most || before > host.limits.pixels) throw new CodecError('TOO_LARGE', `${width} × ${height}`);
  return geometry;
}

/** Turned and cut, scaled, and padded; a step that changes nothing is left out. */
export async function arranged<Picture extends AnyPicture, H extends Host<Picture>>(
  picture: Picture,
  { orientation, area, scaled, output }: Geometry,
  { settings }: Task,
  { move, resize, pad }: Platform<Picture, H>,
): Promise<Picture> {
  const isMoved = orientation !== 1 || !isSame(area, picture);
  const moved = isMoved ? await move(picture, { orientation, area }, settings) : picture;
  const resized = isSame(scaled, moved) ? moved : await resize(moved, scaled, settings);
  return isSame(output, resized) ? resized : pad(resized, output, settings);
}

export function isSame(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height;
}
