import type { Host } from '../codec.ts';
import { type Piece, type Pixels, rgbaPixels } from '../pixels.ts';
import { helpLeader } from './helping.ts';
import { shareWork, type TileWork } from './leader.ts';
import type { Movable } from './messages.ts';
import type { TiledPicture } from './tiled-picture.ts';

/** Decodes all tiles together with the helpers and assembles them on one surface. */
export async function assembleTiles<Picture>(
  image: TiledPicture,
  host: Pick<Host<Picture>, 'surface'>,
  helpers: readonly MessagePort[] = [],
): Promise<Picture | Pixels> {
  const surface = host.surface({ width: image.width, height: image.height });
  /** Pieces that have been copied to the surface: their memory is used again. */
  const spares: Movable[] = [];
  const put = (_: number, piece: Piece) => {
    surface.put(piece);
    spares.push({ data: piece.data });
  };
  await shareWork({ ...decoding(image), tiles: image.tiles, inputFor: () => spares.pop(), put }, helpers);
  return surface.picture;
}

/** Decodes the tiles that the leading thread requests. */
export function decodeForLeader(
  ended: AbortSignal,
  leader: MessagePort,
  open: () => Promise<TiledPicture>,
  onFailure?: () => void,
): void {
  helpLeader(ended, leader, () => open().then(decoding), onFailure);
}

function decoding(image: TiledPicture): TileWork<Movable | undefined, Piece> & { close(): void } {
  return { work: (tile, spare) => image.decodeTile(tile, spare?.data.buffer), close: () => image.close?.() };
}

/** The same in plain memory, for a small picture. */
export function assembleAlone(image: TiledPicture): Pixels<4> {
  const { width, height } = image;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let tile = 0; tile < image.tiles; tile += 1) {
    const piece = image.decodeTile(tile);
    for (let row = 0; row < piece.height; row += 1) {
      const line = piece.data.subarray(row * piece.width * 4, (row + 1) * piece.width * 4);
      data.set(line, ((piece.y + row) * width + piece.x) * 4);
    }
  }
  return rgbaPixels({ width, height }, data, true);
}
