import { colourDemands, type Demand } from '@image-converter/formats/demands';
import { type Codec, type Source, sourceOf } from '../codec.ts';
import { colourConversion } from '../colour/to-srgb.ts';
import { codec as native } from '../native/codec.ts';
import { pixelsOf } from '../native/paint.ts';
import type { BrowserHost, Picture } from '../native/picture.ts';
import { untag } from './untag.ts';

const clear = { hasTransparency: true, background: '' };

/**
 * For pictures whose profile or other colour description the browser's decoder does not understand. The browser decodes
 * the file without it, which gives the raw samples; our own colour engine converts them.
 */
export const codec = {
  async decode({ file, format, inspection }: Source, host: BrowserHost): Promise<Picture | undefined> {
    const { demands = [] } = inspection ?? {};
    const others = demands.filter((demand) => !isAboutColours(demand));
    const untagged = others.length < demands.length ? await untag[format]?.(file) : undefined;
    if (!inspection || !untagged) return undefined;
    const picture = await native.decode(sourceOf(untagged.file, format, { ...inspection, demands: others }), host);
    const toSrgb = colourConversion(untagged.colours);
    if (!picture || !toSrgb) return picture;
    const pixels = pixelsOf(picture, clear, host.limits);
    toSrgb(pixels.data);
    return pixels;
  },
} satisfies Codec<Picture, BrowserHost>;

function isAboutColours(demand: Demand): boolean {
  return (colourDemands as readonly Demand[]).includes(demand);
}
