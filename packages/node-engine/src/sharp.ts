import { avifQuality, mapQuality } from '@image-converter/codecs/avif-encoder/quality';
import type { Codec, EncodeSettings } from '@image-converter/codecs/codec';
import { fewestChannels } from '@image-converter/codecs/deep-pixels';
import type { MapPixels } from '@image-converter/codecs/gain-map/map-pixels';
import { hasColourEdges, isWorthLookingAt } from '@image-converter/codecs/jpg/colour-edges';
import { samplePicture } from '@image-converter/codecs/jpg/sample-picture';
import { type Pixels, rgbaPixels } from '@image-converter/codecs/pixels';
import { onBackground } from '@image-converter/codecs/rgba';
import { formats, type Target } from '@image-converter/formats/formats';
import type { Size } from '@image-converter/formats/inspection';
import type { ConversionOptions } from '@image-converter/formats/options';
import sharp, { type Sharp } from 'sharp';

type Writer = (image: Sharp, settings: EncodeSettings, picture: Pixels) => Sharp;
/** Targets that the table of formats leaves to sharp. */
type SharpTarget = {
  [T in Target]: 'sharp' extends (typeof formats)[T]['write']['server'][number] ? T : never;
}[Target];

/** For a 12-megapixel photo, the default takes 28 s instead of 3 s and makes the file only a fifth smaller. */
const avifEffort = 2;

const writers: Readonly<Partial<Record<Target, Writer>>> = {
  jpg: (image, { quality, background, effort, fullColours }, picture) =>
    image.jpeg({
      quality,
      chromaSubsampling: fullColours || blursColours(picture, background) ? '4:4:4' : '4:2:0',
      mozjpeg: effort === 'smaller',
    }),
  png: (image, { effort }) => image.png(effort === 'smaller' ? { compressionLevel: 9, adaptiveFiltering: true } : {}),
  webp: (image, { quality, lossless }) => image.webp({ quality, lossless, exact: lossless }),
  avif: (image, { quality, keptColours }) => {
    const avif = image.avif({ quality: avifQuality(quality, 'server'), effort: avifEffort });
    // Some programs assume other colours than sRGB unless told.
    return keptColours ? avif : avif.withIccProfile('srgb');
  },
  tiff: (image) => image.tiff({ compression: 'deflate', predictor: 'horizontal' }),
} satisfies Record<SharpTarget, Writer>;

/** Resizes with Lanczos3; colours are weighted by alpha. */
export async function resized(picture: Pixels, { width, height }: Size): Promise<Pixels> {
  const { channels, data } = picture;
  const raw = { width: picture.width, height: picture.height, channels };
  const image = sharp(data, { raw, limitInputPixels: false }).resize(width, height, {
    kernel: 'lanczos3',
    fit: 'fill',
  });
  const sized = await (channels === 1 ? image.toColourspace('b-w') : image).raw().toBuffer();
  const { buffer, byteOffset, length } = bytesOf(sized);
  return { ...picture, width, height, data: new Uint8ClampedArray(buffer, byteOffset, length) };
}

/** Reads a file that this codec wrote, never a visitor's. */
export async function rereadPixels(file: Blob): Promise<Pixels<4>> {
  const image = sharp(await file.arrayBuffer(), { limitInputPixels: false })
    .toColourspace('srgb')
    .ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { buffer, byteOffset, length } = bytesOf(data);
  return rgbaPixels(info, new Uint8ClampedArray(buffer, byteOffset, length));
}

/** Encodes by libvips. */
export const codec = {
  async encode(given: Pixels, settings: EncodeSettings): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
    const write = writers[settings.target];
    // Its palettes have 2, 4, 16 or 256 colours, so ours are written instead.
    if (!write || settings.effort === 'palette') return undefined;
    // Targets without transparency are flattened by libvips.
    const picture = formats[settings.target].hasTransparency ? onBackground(given, settings) : given;
    const { width, height, channels, data, deep } = picture;
    const image = deep
      ? deepImage(picture, deep)
      : inColoursOf(sharp(data, { raw: { width, height, channels }, limitInputPixels: false }), picture, settings);
    return [bytesOf(await write(image, settings, picture).toBuffer())];
  },
} satisfies Codec;

/** The values of a gain map as an AVIF. Greys have no colours to lose. */
export async function encodeMap({ width, height, channels, data }: MapPixels): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
  const chromaSubsampling = channels === 1 ? '4:2:0' : '4:4:4';
  return bytesOf(await image.avif({ quality: mapQuality, effort: avifEffort, chromaSubsampling }).toBuffer());
}

function bytesOf({ buffer, byteOffset, length }: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, length);
}

/** Only for targets with transparency. */
function deepImage({ width, height }: Size, deep: NonNullable<Pixels['deep']>): Sharp {
  const { channels, samples } = fewestChannels(deep);
  const image = sharp(samples, { raw: { width, height, channels }, limitInputPixels: false });
  return image.toColourspace(channels === 1 ? 'grey16' : 'rgb16');
}

/** The same rule as in browsers. */
function blursColours(picture: Pixels, background: string): boolean {
  return isWorthLookingAt(picture) && hasColourEdges(samplePicture(picture, background), picture);
}

/** Keeps transparency if the target supports it. Opaque pictures are written without alpha. */
function inColoursOf(image: Sharp, { channels, opaque }: Pixels, { target, background }: ConversionOptions): Sharp {
  // Not both: sharp would blend first, although there is nothing to blend, and take a quarter longer.
  const needed = channels === 4 && opaque ? image.removeAlpha() : image;
  if (formats[target].hasTransparency) return channels === 1 ? needed.toColourspace('b-w') : needed;
  return (opaque ? needed : needed.flatten({ background })).toColourspace('srgb');
}
