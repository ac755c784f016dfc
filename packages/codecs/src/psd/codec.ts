import { UnsupportedFile } from '@image-converter/formats/codec-error';
import { checkSize } from '../byte-reader.ts';
import type { Codec, Host, Source } from '../codec.ts';
import { colourConversion } from '../colour/to-srgb.ts';
import { type Pixels, rgbaPixels } from '../pixels.ts';
import { paintersByMode } from './colours.ts';
import { type Document, readDocument } from './document.ts';
import { paintLight } from './light.ts';
import { planesOf } from './planes.ts';

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
    const planes = planesOf(bytes, document);
    const data = new Uint8ClampedArray(document.width * document.height * 4).fill(255);
    if (isLight) {
      paintLight(data, planes, document);
      return rgbaPixels(document, data);
    }
    paint(data, planes, document);
    if (document.isTransparent) {
      const alpha = planes.at(document.colours);
      for (let pixel = 0; alpha && pixel < alpha.length; pixel += 1) data[pixel * 4 + 3] = alpha[pixel] as number;
      removeWhite(data);
    }
    convertColours(data, document);
    return rgbaPixels(document, data);
  },
} satisfies Codec;

/** Transparent pixels of the merged picture are blended with white. */
function removeWhite(data: Pixels['data']): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = ((data[channel] as number) - (255 - alpha)) * (255 / alpha);
    }
  }
}

/** Lab needs no profile. */
function convertColours(data: Pixels['data'], { profile, isLab }: Document): void {
  if (!profile || isLab) return;
  colourConversion({ icc: profile })?.(data);
}
