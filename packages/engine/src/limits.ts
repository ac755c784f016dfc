import type { Limits } from '@image-converter/codecs/native/picture';

/** Safari on phones and tablets draws nothing on a canvas with more pixels than this. */
const smallestCanvasArea = 16_777_216;

/** Chromium's, Firefox's and desktop Safari's canvases all hold this much. */
const commonCanvasSide = 16_384;

/**
 * What this kind of device can handle. It cannot be tested: a canvas that is too large accepts every call and stays
 * empty without an error, and trying one out costs as much memory as the picture.
 */
export function deviceLimits(): Limits {
  const { userAgent, maxTouchPoints, deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  const isAppleTouchDevice = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return {
    canvasArea: isAppleTouchDevice ? smallestCanvasArea : commonCanvasSide ** 2,
    canvasSide: commonCanvasSide,
    // In gigabytes; not every browser tells.
    pixels: deviceMemory && deviceMemory <= 2 ? 4 * smallestCanvasArea : commonCanvasSide ** 2,
  };
}
