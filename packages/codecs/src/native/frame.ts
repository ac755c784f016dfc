import type { DecodedBitmap } from './picture.ts';

/**
 * The bitmap as a frame, which is read in a fraction of the time of a canvas: that copies the pixels twice, each time to
 * new memory. Undefined where a bitmap cannot become a frame with an unused fourth sample, which some browsers can copy
 * from.
 */
export function opaqueFrame({ bitmap, opaque }: DecodedBitmap): VideoFrame | undefined {
  if (!opaque || typeof VideoFrame === 'undefined') return undefined;
  try {
    const frame = new VideoFrame(bitmap, { timestamp: 0 });
    if (frame.format === 'RGBX' || frame.format === 'BGRX') {
      bitmap.close();
      return frame;
    }
    frame.close();
  } catch {}
  return undefined;
}

/** Fills in as many rows of RGBA as there is memory for. */
export function rowsOfFrame(frame: VideoFrame): (into: Uint8ClampedArray, top: number) => Promise<void> {
  const width = frame.codedWidth;
  return async (into, top) => {
    const rect = { x: 0, y: top, width, height: into.length / 4 / width };
    await frame.copyTo(into, { format: 'RGBA', rect });
  };
}
