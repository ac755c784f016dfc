import type { EncodeSettings, Source } from '@image-converter/codecs/codec';
import { avifItem } from '@image-converter/codecs/gain-map/avif-item';
import { gainMapCarrier } from '@image-converter/codecs/gain-map/carrier';
import type { MapPixels } from '@image-converter/codecs/gain-map/map-pixels';
import { innerFile } from '@image-converter/codecs/inner-file';
import { pixelsOf } from '@image-converter/codecs/native/paint';
import type { BrowserHost } from '@image-converter/codecs/native/picture';
import type { GainMapCarrier } from '@image-converter/codecs/pipeline/platform';
import type { Pixels } from '@image-converter/codecs/pixels';
import { findGainMap } from '@image-converter/metadata/gain-map/find';

/** Where the browser itself reads HEIC, it does not give out the map: libheif is loaded for it. */
export async function gainMapOf(
  source: Source,
  settings: EncodeSettings,
  host: BrowserHost,
): Promise<GainMapCarrier | undefined> {
  const { inspection } = source;
  const found = inspection && findGainMap(await source.bytes(), source.format);
  if (!found) return undefined;
  const decode = async (coded: Blob | number, maxPixels: number): Promise<Pixels> => {
    if (typeof coded === 'number' && source.format !== 'avif') {
      const { decodeItem } = await import('@image-converter/codecs/heic/codec');
      return decodeItem(source, coded, maxPixels, host);
    }
    const file =
      typeof coded === 'number' ? await avifItem(await source.bytes(), coded, maxPixels) : innerFile(coded, 'jpg');
    return pixelsOf(await host.pictureIn(file), settings, host.limits);
  };
  const encodeAvif = async (map: MapPixels) => {
    const { encodeMap } = await import('@image-converter/codecs/avif-encoder/codec');
    return encodeMap(map, host);
  };
  return gainMapCarrier(found, { inspection, settings, decode, encodeAvif });
}
