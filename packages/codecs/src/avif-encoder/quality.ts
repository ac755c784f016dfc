/** The usual quality of a picture, and what it means to AVIF's encoders. */
const usual = 90;
const usualInAvif = 63;

/**
 * The same number is to give the same look in every target, as far as there is such a thing: at 63 of its own scale, an
 * AVIF looks as a JPG at 90 does; at 90 it would be more than twice as large. 100 stays 100.
 */
export function avifQuality(quality: number): number {
  if (quality <= usual) return Math.round((quality * usualInAvif) / usual);
  return Math.round(usualInAvif + ((quality - usual) * (100 - usualInAvif)) / (100 - usual));
}
