import type { TiledPicture } from '../tiles/tiled-picture.ts';

/** An opened file. */
export interface HeicImage extends TiledPicture {
  readonly hasAlpha: boolean;
  close(): void;
}
