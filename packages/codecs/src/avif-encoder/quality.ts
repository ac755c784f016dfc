/** The default quality on our scale, and on that of AVIF encoders. */
const defaultQuality = 90;
const defaultAvifQuality = 63;

/** Of a gain map, on the scale of AVIF encoders, whatever that of the picture is. */
export const mapQuality = 70;

/**
 * At 90 on its own scale, AVIF would be more than twice as large as at 63, which scores below JPG at 90
 * (docs/benchmarks/looks.md); the words beside the number say so. 100 stays 100.
 */
export function avifQuality(quality: number): number {
  if (quality <= defaultQuality) return Math.round((quality * defaultAvifQuality) / defaultQuality);
  return Math.round(
    defaultAvifQuality + ((quality - defaultQuality) * (100 - defaultAvifQuality)) / (100 - defaultQuality),
  );
}
