import { UnsupportedFile } from '@image-converter/formats/codec-error';
import { checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { deepSrgb } from '../colour/deep-srgb.ts';
import { iccSpace } from '../colour/icc.ts';
import { keptBy } from '../colour/kept-colours.ts';
import { lightToSrgb } from '../colour/light-to-srgb.ts';
import { applied, identity } from '../colour/matrix.ts';
import { type ColourSource, colourConversion } from '../colour/to-srgb.ts';
import { deepest, deepPixels, keepsDeep } from '../deep-pixels.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { paintersByMode } from './colours.ts';
import { type Document, readDocument } from './document.ts';
import { type Plane, planesOf, type Rgba } from './planes.ts';

/** Grey and RGB, the only modes that Photoshop supports in 32 bits. */
const lightModes = [1, 3];

/** Photoshop's merged picture of all layers, in PSD and PSB. CMYK is left to ImageMagick. */
export const codec = {
  async decode(source: Source, host: Host<unknown>): Promise<Pixels | undefined> {
    const bytes = await source.bytes();
    const document = readDocument(bytes);
    checkSize(document, host);
    const paint = paintersByMode[document.mode];
    if (!paint) return undefined;
    const { bits } = document;
    const isLight = bits === 32 && lightModes.includes(document.mode);
    if (![1, 8, 16].includes(bits) && !isLight) throw new UnsupportedFile('KIND_OF_PIXELS', `PSD: ${bits} bits`);
    const { width, height } = document;
    const { profile, converted } = keptBy(host, coloursOf(document));
    const kept = profile && { profile };
    const toDeepSrgb = keepsDeep(host, document) && isDeepKind(document) ? deepSrgb(converted) : undefined;
    const planes = planesOf(bytes, document, toDeepSrgb !== undefined);
    if (toDeepSrgb) {
      const deep = new Uint16Array(width * height * 4).fill(deepest);
      paint(deep, planes, document);
      paintAlpha(deep, planes, document);
      toDeepSrgb(deep);
      return { ...deepPixels(document, deep, host), ...kept };
    }
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    if (isLight) {
      paintLight(data, planes, document);
      return rgbaPixels(document, data);
    }
    paint(data, planes, document);
    paintAlpha(data, planes, document);
    colourConversion(converted)?.(data);
    return { ...rgbaPixels(document, data), ...kept };
  },
} satisfies Codec;

function isDeepKind({ bits, mode }: Document): boolean {
  return bits === 16 && lightModes.includes(mode);
}

/** Transparent pixels of the merged picture are blended with white. */
function paintAlpha(data: Rgba, planes: readonly Plane[], { isTransparent, colours }: Document): void {
  const alphas = isTransparent ? planes.at(colours) : undefined;
  if (!alphas) return;
  const white = data instanceof Uint16Array ? deepest : 255;
  for (let pixel = 0, at = 0; pixel < alphas.length; pixel += 1, at += 4) {
    const alpha = alphas[pixel] as number;
    data[at + 3] = alpha;
    if (alpha === 0 || alpha === white) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      const straight = ((data[channel] as number) - (white - alpha)) * (white / alpha);
      data[channel] = Math.round(Math.min(Math.max(straight, 0), white));
    }
  }
}

/** Lab needs no profile. */
function coloursOf({ profile, isLab }: Document): ColourSource | undefined {
  return profile && !isLab ? { icc: profile } : undefined;
}

/** 32-bit samples are linear light with 1 as white; a profile only gives the primaries. */
function paintLight(data: Pixels['data'], planes: readonly Plane[], document: Document): void {
  const { colours, isTransparent, profile } = document;
  const [red, green, blue] = colours === 1 ? [planes[0], planes[0], planes[0]] : planes;
  const alpha = isTransparent ? planes[colours] : undefined;
  const matrix = (colours === 3 && profile && iccSpace(profile)?.toLinearSrgb) || identity;
  for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
    const cover = alpha ? Math.min(Math.max(alpha[pixel] as number, 0), 1) : 1;
    data[pixel * 4 + 3] = cover * 255;
    if (cover === 0) continue;
    // Transparent pixels of the merged picture are blended with white.
    const straight = (plane: Plane | undefined) => ((plane?.[pixel] as number) - (1 - cover)) / cover;
    const light = applied(matrix, [straight(red), straight(green), straight(blue)]);
    for (const [channel, value] of light.entries()) data[pixel * 4 + channel] = lightToSrgb(value);
  }
}
