import type { EncodeSettings, Source } from '@image-converter/codecs/codec';
import { avifItem } from '@image-converter/codecs/gain-map/avif-item';
import { gainMapCarrier } from '@image-converter/codecs/gain-map/carrier';
import { decodeItem } from '@image-converter/codecs/heic/codec';
import { innerFile } from '@image-converter/codecs/inner-file';
import type { GainMapCarrier } from '@image-converter/codecs/pipeline/platform';
import { UnsupportedFile } from '@image-converter/formats/codec-error';
import { findGainMap } from '@image-converter/metadata/gain-map/find';
import type { NodeHost } from './host.ts';

export async function gainMapOf(
  source: Source,
  settings: EncodeSettings,
  host: NodeHost,
): Promise<GainMapCarrier | undefined> {
  const { inspection } = source;
  const found = inspection && findGainMap(await source.bytes(), source.format);
  if (!found) return undefined;
  return gainMapCarrier(found, {
    inspection,
    settings,
    decode: async (coded, maxPixels) => {
      if (typeof coded === 'number' && source.format !== 'avif') return decodeItem(source, coded, maxPixels, host);
      if (!host.pictureIn) throw new UnsupportedFile('KIND_OF_PIXELS');
      return host.pictureIn(
        typeof coded === 'number' ? await avifItem(await source.bytes(), coded, maxPixels) : innerFile(coded, 'jpg'),
      );
    },
    // Without sharp, the package converts what does not need it.
    encodeAvif: async (map) => (await import('./sharp.ts')).encodeMap(map),
  });
}
