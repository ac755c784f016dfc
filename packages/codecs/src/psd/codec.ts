import { UnsupportedFile } from '@image-converter/formats/codec-error';
import { checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { deepSrgb } from '../colour/deep-srgb.ts';
import { colourConversion } from '../colour/to-srgb.ts';
import { deepest, deepPixels, keepsDeep } from '../deep-pixels.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { paintersByMode } from './colours.ts';
import { type Document, readDocument } from './document.ts';
import { paintLight } from './light.ts';
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
    const { width, height, profile } = document;
    const toDeepSrgb =
      keepsDeep(host, document) && isDeepKind(document) ? deepSrgb(profile && { icc: profile }) : undefined;
    const planes = planesOf(bytes, document, toDeepSrgb !== undefined);
    if (toDeepSrgb) {
      const deep = new Uint16Array(width * height * 4).fill(deepest);
      paint(deep, planes, document);
      paintAlpha(deep, planes, document);
      toDeepSrgb(deep);
      return deepPixels(document, deep, host);
    }
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    if (isLight) {
      paintLight(data, planes, document);
      return rgbaPixels(document, data);
    }
    paint(data, planes, document);
    paintAlpha(data, planes, document);
    convertColours(data, document);
    return rgbaPixels(document, data);
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
function convertColours(data: Pixels['data'], { profile, isLab }: Document): void {
  if (!profile || isLab) return;
  colourConversion({ icc: profile })?.(data);
}
