import { drawSvg } from '@image-converter/codecs/svg/draw';

/** Work that only the page can do, not a worker. */
export const drawing = { drawSvg };
