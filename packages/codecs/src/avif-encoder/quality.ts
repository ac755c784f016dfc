/** The default quality on our scale, and on that of AVIF encoders. */
const defaultQuality = 90;
const defaultAvifQuality = 63;

/**
 * The same number should look about the same in every target format. AVIF at 63 on its own scale looks like JPG at 90;
 * at 90 it would be more than twice as large. 100 stays 100.
 */
export function avifQuality(quality: number): number {
  if (quality <= defaultQuality) return Math.round((quality * defaultAvifQuality) / defaultQuality);
  return Math.round(
    defaultAvifQuality + ((quality - defaultQuality) * (100 - defaultAvifQuality)) / (100 - defaultQuality),
  );
}
