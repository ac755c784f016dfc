/** The usual quality of a picture, and what it means to AVIF's encoders. */
const defaultQuality = 90;
const defaultAvifQuality = 63;

/**
 * The same number is to give the same look in every target, as far as there is such a thing: at 63 of its own scale, an
 * AVIF looks as a JPG at 90 does; at 90 it would be more than twice as large. 100 stays 100.
 */
export function avifQuality(quality: number): number {
  if (quality <= defaultQuality) return Math.round((quality * defaultAvifQuality) / defaultQuality);
  return Math.round(
    defaultAvifQuality + ((quality - defaultQuality) * (100 - defaultAvifQuality)) / (100 - defaultQuality),
  );
}
