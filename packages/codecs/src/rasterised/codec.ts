import type { Codec, Source } from '../codec.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';

/** For files that no worker can rasterise: the page draws them beforehand and passes the bitmap. */
export const codec = {
  async decode({ rasterised }: Source): Promise<Picture | undefined> {
    if (!rasterised) return undefined;
    const { width, height } = rasterised;
    return { kind: 'bitmap', bitmap: rasterised, width, height, opaque: false, asStored: false, grey: false };
  },
} satisfies Codec<Picture, BrowserHost>;
