import { drawSvg } from '@image-converter/codecs/svg/draw';

/** What only a page can do, and a worker cannot. */
export const drawing = { drawSvg };
