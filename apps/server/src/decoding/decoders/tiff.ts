import { samplesOfPlainTiff } from '@image-converter/codecs/tiff/decode';
import type { Decoder } from '../decoder.ts';

export const tiffDecoder: Decoder = {
  decode: async ({ bytes }) => {
    const raster = samplesOfPlainTiff(bytes);
    return raster && { raster };
  },
};
