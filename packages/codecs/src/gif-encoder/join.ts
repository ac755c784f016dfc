import { CodecError } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import type { Joining } from '../animation/animation.ts';
import { ByteReader } from '../byte-reader.ts';
import { Clock } from './clock.ts';
import { disposals, headerOf } from './encode.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A frame of a file: its graphic control extension, and the picture after that. */
interface Frame {
  readonly control: Bytes;
  readonly picture: Bytes;
}

// GIF 89a.
const screenBytes = 13;
const [extension, image, trailer] = [0x21, 0x2c, 0x3b];
const graphicControl = 0xf9;

/** Joins GIFs of one size that our encoder wrote: every frame has its own palette. Compressed data is copied. */
export async function joinGif(
  files: AsyncIterable<Bytes>,
  { milliseconds, plays, ...size }: Joining & Size,
): Promise<Bytes[]> {
  const clock = new Clock();
  const frames: Frame[] = [];
  for await (const file of files) {
    const own = framesIn(file);
    const [first] = own;
    if (!first) throw new CodecError('CORRUPT', 'GIF: no picture');
    const before = frames.at(-1);
    // What was there before must not be seen through this one.
    if (before && isTransparent(first))
      before.control[3] = ((before.control[3] as number) & 1) | (disposals.clear << 2);
    if (own.length === 1) new DataView(first.control.buffer).setUint16(4, clock.hundredths(milliseconds), true);
    frames.push(...own);
  }
  return [
    headerOf(size, plays),
    ...frames.flatMap(({ control, picture }) => [control, picture]),
    Uint8Array.of(trailer),
  ];
}

function framesIn(file: Bytes): Frame[] {
  const reader = new ByteReader(file, 'little-endian', screenBytes);
  const frames: Frame[] = [];
  let control: Bytes | undefined;
  const skipData = () => {
    for (let size = reader.u8(); size > 0; size = reader.u8()) reader.skip(size);
  };
  while (reader.left > 0) {
    const start = reader.at;
    const kind = reader.u8();
    if (kind === extension) {
      const label = reader.u8();
      skipData();
      // A copy, because it is changed.
      if (label === graphicControl) control = file.slice(start, reader.at);
    } else if (kind === image && control) {
      reader.skip(8);
      reader.skip(3 * 2 ** ((reader.u8() & 7) + 1) + 1);
      skipData();
      frames.push({ control, picture: file.subarray(start, reader.at) });
    } else break;
  }
  return frames;
}

function isTransparent({ control }: Frame): boolean {
  return ((control[3] as number) & 1) === 1;
}
