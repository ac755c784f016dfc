import type { Codec, Source } from '../codec.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';

/** Files that no worker can draw: the page has done so before the task, and hands over what it drew. */
export const codec = {
  async decode({ rasterised }: Source): Promise<Picture | undefined> {
    if (!rasterised) return undefined;
    const { width, height } = rasterised;
    return { kind: 'bitmap', bitmap: rasterised, width, height, opaque: false, asStored: false, grey: false };
  },
} satisfies Codec<Picture, BrowserHost>;
