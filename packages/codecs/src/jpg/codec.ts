import { geometryOf } from '@image-converter/formats/geometry';
import type { Inspection } from '@image-converter/formats/inspection';
import { composed, orientationFrom } from '@image-converter/formats/turning';
import type { Codec, Encoded, EncodeSettings, Repacked, Source } from '../codec.ts';
import { profileName } from '../colour/profile-name.ts';
import { isProfileFor } from '../colour/to-srgb.ts';
import { isCompleteJpeg } from '../completeness/jpeg.ts';
import type { Move } from '../move-pixels.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { type JpegData, jpegDataIn } from '../pdf-encoder/jpeg-data.ts';
import { encodeJpeg, jfifSegment } from './encode.ts';

/** Without a word about colours, decoders take components of this name for RGB. */
const red = 'R'.charCodeAt(0);

/** sRGB, or with a profile that says so or may say something else, which is kept. */
function hasUsualColours(
  { frame, profile, adobe }: JpegData,
  { cmyk, isTagged }: Inspection,
  { colourSpace }: EncodeSettings,
): boolean {
  const isRgb = frame.channels[0] === red && !adobe;
  if (cmyk || isRgb) return false;
  if (!profile || isTagged === false) return true;
  return colourSpace === 'original' && isProfileFor(profile, frame.channels.length === 1 ? 1 : 3);
}

/** JPG without chroma subsampling, for pictures with colour edges that the browser's encoder would blur. */
export const codec = {
  /**
   * The compressed data without metadata: unchanged or, if the picture has to be turned or cut, with its blocks moved.
   * Pictures with unusual colours are re-encoded, and those that are turned or cut where there is no border of blocks.
   */
  async repack({ bytes, inspection }: Source, settings: EncodeSettings): Promise<Repacked | undefined> {
    if (!inspection) return undefined;
    const jpeg = await bytes();
    const found = jpegDataIn(jpeg);
    const [start, ...segments] = found?.parts ?? [];
    if (!found || !start || !hasUsualColours(found, inspection, settings)) return undefined;
    // A density is stated in a JFIF segment, which would contradict what Adobe's says of colours.
    if (found.adobe && settings.density) return undefined;
    const kept = found.profile && inspection.isTagged ? { profile: profileName(found.profile) } : {};
    const { orientation, area } = geometryOf(settings, inspection);
    const { width, height } = area;
    const move: Move = { orientation: composed(orientationFrom(inspection.orientation), orientation), area };
    const isMoved = move.orientation !== 1 || width !== inspection.width || height !== inspection.height;
    if (isMoved) {
      const { maxMovedPixels, movedJpeg } = await import('./lossless.ts');
      if (inspection.width * inspection.height > maxMovedPixels) return undefined;
      const colours = [found.adobe ?? jfifSegment(), ...found.profileSegments];
      const encoded = movedJpeg(jpeg, { segments, colours }, move);
      return encoded && { width, height, encoded, copied: 'blocks', ...kept };
    }
    if (isCompleteJpeg(jpeg) !== true) return undefined;
    const jfif = found.adobe ? [] : [jfifSegment()];
    return { width, height, encoded: [start, ...jfif, ...found.profileSegments, ...segments], ...kept };
  },

  async encode(picture: Picture, settings: EncodeSettings, { limits }: BrowserHost): Promise<Encoded> {
    return encodeJpeg(pixelsOf(picture, settings, limits), settings.quality);
  },
} satisfies Codec<Picture, BrowserHost>;
