import type { Limits } from '@image-converter/codecs/native/picture';

/** Safari on phones and tablets draws nothing on a canvas with more pixels than this. */
const smallestCanvasArea = 16_777_216;

/** Supported by the canvases of Chromium, Firefox and desktop Safari. */
const commonCanvasSide = 16_384;

/**
 * Limits of this kind of device. They cannot be tested: a canvas that is too large accepts every call and stays empty
 * without an error, and trying one costs as much memory as the picture.
 */
export function deviceLimits(): Limits {
  const { userAgent, maxTouchPoints, deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  const isAppleTouchDevice = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return {
    canvasArea: isAppleTouchDevice ? smallestCanvasArea : commonCanvasSide ** 2,
    canvasSide: commonCanvasSide,
    // In gigabytes; not every browser reports it.
    pixels: deviceMemory && deviceMemory <= 2 ? 4 * smallestCanvasArea : commonCanvasSide ** 2,
  };
}
