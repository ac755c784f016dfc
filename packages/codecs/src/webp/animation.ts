import type { Size } from '@image-converter/formats/inspection';
import type { Animation } from '../animation/animation.ts';
import { type Area, changedArea, cut, wordsOf } from '../animation/changes.ts';
import type { Encoded } from '../codec.ts';
import type { Pixels } from '../pixels.ts';
import { chunkOf, lengthOf, riffHeader, u24, webpFile } from './chunks.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Way = 'lossy' | 'lossless';

/** Encodes a single picture as WebP. */
export type EncodeStill = (picture: Pixels<4>, way: Way) => Promise<Bytes>;

const [animationFlag, alphaFlag] = [0x02, 0x10];
/** The frame replaces what is behind it, without blending. */
const doNotBlend = 2;
/** Frames encoded both ways to see which is smaller; a single one might be blank. */
const trialFrames = 3;
/** Max duration of a frame, in milliseconds. */
const longest = 2 ** 24 - 1;

/**
 * Only writes what changes from frame to frame. Pictures with few colours, such as GIFs, are mostly smaller when
 * lossless.
 */
export async function encodeAnimatedWebp(animation: Animation, encodeStill: EncodeStill): Promise<Encoded> {
  const { width, height, plays } = animation;
  const writer = new FrameWriter(encodeStill);
  const frames: Bytes[] = [];
  let isOpaque = true;
  let shown: Uint32Array | undefined;
  for await (const { picture, milliseconds } of animation.frames) {
    const words = wordsOf(picture);
    const area = shown ? evenly(changedArea(shown, words, picture)) : { x: 0, y: 0, width, height };
    const chunks = await writer.write(cut(words, width, area));
    frames.push(...frameChunk(area, milliseconds, chunks));
    isOpaque &&= picture.opaque;
    shown = words;
  }
  return animatedFile({ width, height }, { plays, isOpaque }, frames);
}

/** A file of `ANMF` chunks. */
export function animatedFile(
  size: Size,
  { plays, isOpaque }: { readonly plays: number; readonly isOpaque: boolean },
  frames: readonly Bytes[],
): Bytes[] {
  const control = chunkOf('ANIM', new Uint8Array([0, 0, 0, 0, plays & 255, (plays >> 8) & 255]));
  return webpFile({ ...size, flags: animationFlag | (isOpaque ? 0 : alphaFlag) }, [...control, ...frames]);
}

/** A picture at its place, which stays for that long. */
export function frameChunk({ x, y, width, height }: Area, milliseconds: number, picture: readonly Bytes[]): Bytes[] {
  const place = [x / 2, y / 2, width - 1, height - 1, Math.min(milliseconds, longest)];
  return chunkOf('ANMF', new Uint8Array([...place.flatMap(u24), doNotBlend]), ...picture);
}

/** Frame positions must be even. */
function evenly({ x, y, width, height }: Area): Area {
  return { x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1) };
}

class FrameWriter {
  readonly #encode: EncodeStill;
  readonly #bytes: Record<Way, number> = { lossy: 0, lossless: 0 };
  #written = 0;

  constructor(encode: EncodeStill) {
    this.#encode = encode;
  }

  async write(picture: Pixels<4>): Promise<Bytes[]> {
    this.#written += 1;
    if (this.#written > trialFrames)
      return this.#as(picture, this.#bytes.lossless <= this.#bytes.lossy ? 'lossless' : 'lossy');
    const [lossy, lossless] = [await this.#as(picture, 'lossy'), await this.#as(picture, 'lossless')];
    this.#bytes.lossy += lengthOf(lossy);
    this.#bytes.lossless += lengthOf(lossless);
    return lengthOf(lossless) <= lengthOf(lossy) ? lossless : lossy;
  }

  async #as(picture: Pixels<4>, way: Way): Promise<Bytes[]> {
    return pictureChunks(await this.#encode(picture, way));
  }
}

/** Without the VP8X header, as the animation has its own. */
function pictureChunks(webp: Bytes): Bytes[] {
  const view = new DataView(webp.buffer, webp.byteOffset);
  const isExtended = view.getUint8(riffHeader + 3) === 'X'.charCodeAt(0);
  return [webp.subarray(isExtended ? riffHeader + 18 : riffHeader)];
}
