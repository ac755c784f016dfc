import { qualityOfJpeg } from '@image-converter/codecs/jpg/source-quality';
import type { AnyFormat } from '@image-converter/formats/any-format';
import { inspect, isInspected } from '@image-converter/formats/inspect';
import type { Size } from '@image-converter/formats/inspection';

/** What a file says about its picture, for those who ask after it was converted. */
interface SourceFacts {
  /** As displayed. */
  readonly size?: Size;
  /** How the picture is turned upright, as EXIF counts: 1 is not at all. */
  readonly orientation?: number;
  /** Whether its samples are taken for sRGB, or mean something else that the file describes. */
  readonly colours?: 'srgb' | 'described' | 'cmyk';
  /** The quality of a JPG, as its tables give it away. */
  readonly quality?: number;
}

/** Tables stand before the picture's data, though behind thumbnails and profiles. */
const headBytes = 1024 * 1024;

/** Reads headers only. Nothing is set that is not known. */
export async function sourceFacts(file: Blob, format: AnyFormat): Promise<SourceFacts> {
  if (!isInspected(format)) return {};
  const inspection = await inspect(file, format).catch(() => undefined);
  if (!inspection) return {};
  const { width, height, orientation = 1, cmyk, asStored, demands = [] } = inspection;
  const isPlain = asStored ?? false;
  // A file that is only turned is as stored otherwise.
  const isDescribed = !isPlain && (orientation === 1 ? asStored === false : demands.length > 0);
  const quality = format === 'jpg' ? qualityOfJpeg(await headOf(file)) : undefined;
  return {
    size: { width, height },
    orientation,
    ...(cmyk ? { colours: 'cmyk' } : isPlain ? { colours: 'srgb' } : isDescribed ? { colours: 'described' } : {}),
    ...(quality !== undefined && { quality }),
  };
}

async function headOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
}
