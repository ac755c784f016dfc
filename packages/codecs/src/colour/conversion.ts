/** Converts non-premultiplied RGBA to sRGB in place. */
export type ColourConversion = (rgba: Uint8ClampedArray) => void;
