import { colourConversion } from '../colour/to-srgb.ts';
import { copyOut, rgbaImage } from '../heic/decoded-image.ts';
import { HeifFile } from '../heic/heif-file.ts';
import { colourOf } from '../heic/item-colours.ts';
import { instantiateLibheif, type Libheif } from '../heic/libheif.ts';
import { LibheifCalls } from '../heic/libheif-calls.ts';
import { asCoded } from '../heic/placement.ts';
import type { Piece } from '../pixels.ts';
import { wasmForTests } from './host.ts';

/** Functions that only tests call. */
interface MoreOfLibheif extends Libheif {
  _heif_context_get_primary_image_handle(error: number, context: number, handleOut: number): void;
}

const [rgb, interleavedRgba] = [1, 11];

export function freshLibheif(): Libheif {
  return instantiateLibheif(wasmForTests('heic'));
}

/** The primary picture, rotated, cropped and composed by libheif itself; we only convert the colours. */
export function asLibheifShowsIt(bytes: Uint8Array, primaryItem = 1): Piece {
  const libheif = freshLibheif() as MoreOfLibheif;
  const calls = new LibheifCalls(libheif);
  const [context, address] = [libheif._heif_context_alloc(), libheif._malloc(bytes.length)];
  libheif.HEAPU8.set(bytes, address);
  calls.call((error) => libheif._heif_context_read_from_memory_without_copy(error, context, address, bytes.length, 0));
  const [handle = 0] = calls.call((error, out) => libheif._heif_context_get_primary_image_handle(error, context, out));
  const [image = 0] = calls.call((error, out) =>
    libheif._heif_decode_image(error, handle, out, rgb, interleavedRgba, 0),
  );
  const shown = rgbaImage(calls, image);
  if (!('rgba' in shown)) throw new Error('libheif did not convert the picture');
  const { width, height } = shown;
  const piece = copyOut(shown.rgba, { x: 0, y: 0, width, height }, asCoded(width, height), { opaque: true });
  colourConversion(colourOf(new HeifFile(freshLibheif(), bytes), primaryItem))?.(piece.data);
  return piece;
}
