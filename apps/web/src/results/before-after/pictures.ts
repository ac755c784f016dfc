import type { LookReply } from '@image-converter/engine/view/messages';
import type { View } from '@image-converter/engine/view/view';
import type { Size } from '@image-converter/formats/inspection';
import type { Item, Outcome } from '../../converter/state/state.ts';

/** Something to draw, and the size of the picture in the file, which may be larger. */
export interface Picture {
  readonly bitmap: CanvasImageSource;
  readonly size: Size;
}

/** Max pixels of one bitmap: 128 MB. There are three bitmaps. */
export const maxPixels = 2 ** 25;

/** The original as decoded by the engine, which can sample parts of it later. */
export function lookAtOriginal(
  view: View,
  { file, format }: Pick<Item, 'file' | 'format'>,
  { options, firstPage }: Outcome,
  keepsColours = false,
): Promise<LookReply> {
  return view.look(file, { format, reading: options, page: firstPage, maxPixels, keep: 'for pieces', keepsColours });
}

export function lookAtResult(view: View, blob: Blob): Promise<LookReply> {
  return view.look(blob, { maxPixels });
}

/** Converts the whole file with these options. */
export async function convertWith(signal: AbortSignal, item: Item, options: Outcome['options']): Promise<Blob> {
  const { convert } = await import('@image-converter/engine/engine');
  const { outputs } = await convert(signal, item.file, options, { format: item.format });
  return outputs[0].blob;
}
