import { CodecError } from '@image-converter/formats/codec-error';
import type { BrowserDecoder } from '@image-converter/formats/formats';
import type { Geometry } from '@image-converter/formats/geometry';
import type { Size } from '@image-converter/formats/inspection';
import { keepsPlaces } from '@image-converter/formats/keeps-places';
import type { EncodeSettings, Host } from '../codec.ts';
import { type AnyPicture, LimitExceeded, type Platform } from './platform.ts';
import type { Task } from './task.ts';

/** These render at the requested size, because their files have no pixels. */
const rasterisers: readonly BrowserDecoder[] = ['rasterised', 'pdf'];

/** What is to happen to a picture of this size. Refuses results that are too large. */
export async function plannedGeometry<Picture extends AnyPicture, H extends Host<Picture>>(
  task: Task,
  platform: Platform<Picture, H>,
  original: Size,
): Promise<Geometry> {
  const geometry = await geometryFor(task, platform, original);
  const { limits, host } = platform;
  const { width, height } = geometry.output;
  const [before, after] = [original.width * original.height, width * height];
  const most = after > before ? Math.min(limits.enlargedPixels, host.limits.pixels) : host.limits.pixels;
  if (Math.max(width, height) > task.longestSide) throw new LimitExceeded('side', `${width} × ${height}`);
  if (after > most || before > host.limits.pixels) throw new CodecError('TOO_LARGE', `${width} × ${height}`);
  return geometry;
}

async function geometryFor<Picture extends AnyPicture, H extends Host<Picture>>(
  { decoders, settings }: Task,
  { loadGeometry }: Platform<Picture, H>,
  { width, height }: Size,
): Promise<Geometry> {
  const size = { width, height };
  const isUnchanged = settings.size === 'original' && keepsPlaces(settings);
  if (isUnchanged) return { orientation: 1, area: { left: 0, top: 0, ...size }, scaled: size, output: size };
  const { drawingGeometry, geometryOf } = await loadGeometry();
  const isDrawn = decoders.some((name) => rasterisers.includes(name));
  return isDrawn ? drawingGeometry(settings, size) : geometryOf(settings, size);
}

/** Turned and cut, scaled, and padded; a step that changes nothing is left out. */
export async function arranged<Picture extends AnyPicture, H extends Host<Picture>>(
  picture: Picture,
  { orientation, area, scaled, output }: Geometry,
  settings: EncodeSettings,
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
