import { CodecError } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import { ByteReader } from '../byte-reader.ts';

// GIF 89a.
const signatureBytes = 6;
const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const padding = 0;
const graphicControl = 0xf9;
const application = 0xff;
/** Application extension with the number of repetitions. */
const repeating = 'NETSCAPE2.0';

/** Graphic control extension of a frame. */
interface Control {
  /** The transparent index; -1 for none. */
  readonly clear: number;
  readonly milliseconds: number;
  /** Disposal method, as numbered in the file. */
  readonly disposal: number;
}

const defaultControl: Control = { clear: -1, milliseconds: 0, disposal: 0 };

/** A frame, still compressed. */
export interface GifFrame extends Size, Control {
  readonly left: number;
  readonly top: number;
  readonly isInterlaced: boolean;
  readonly palette: Uint8Array;
  readonly codeBits: number;
  readonly packed: Uint8Array;
}

export interface GifFile {
  readonly size: Size;
  readonly frames: readonly GifFrame[];
  /** Number of plays; 0 means forever. */
  readonly plays: number;
}

/**
 * Reads the whole file up to the trailer, which some writers omit. Zeros between blocks are skipped; at any other
 * unknown byte the file ends, as in browsers.
 */
export function gifIn(bytes: Uint8Array): GifFile {
  const reader = new ByteReader(bytes, 'little-endian', signatureBytes);
  const screen = { width: reader.u16(), height: reader.u16() };
  const flags = reader.u8();
  reader.skip(2);
  const common = paletteFrom(reader, flags);
  const frames: GifFrame[] = [];
  let [control, plays] = [defaultControl, 1];
  while (reader.left > 0) {
    const kind = reader.u8();
    if (kind === padding) continue;
    if (kind === extension) {
      const label = reader.u8();
      const data = blocksFrom(reader);
      if (label === graphicControl && data.length >= 4) control = controlIn(data);
      if (label === application) plays = playsIn(data) ?? plays;
    } else if (kind === image) {
      frames.push(frameFrom(reader, common, control));
      control = defaultControl;
    } else if (kind === trailer || frames.length > 0) break;
    else throw new CodecError('CORRUPT', 'GIF: block');
  }
  const [first] = frames;
  if (!first) throw new CodecError('INCOMPLETE');
  // Some writers declare a screen that is too small for the picture.
  const size = {
    width: Math.max(screen.width, first.left + first.width),
    height: Math.max(screen.height, first.top + first.height),
  };
  return { size, frames, plays };
}

function paletteFrom(reader: ByteReader, flags: number): Uint8Array {
  return (flags & 0x80) === 0 ? new Uint8Array() : reader.take(3 * 2 ** ((flags & 7) + 1));
}

function controlIn(data: Uint8Array): Control {
  const [flags = 0, low = 0, high = 0, index = 0] = data;
  return { clear: (flags & 1) === 1 ? index : -1, milliseconds: (low + high * 256) * 10, disposal: (flags >> 2) & 7 };
}

/** The file stores repetitions, not plays; undefined for extensions of other applications. */
function playsIn(data: Uint8Array): number | undefined {
  const isRepeating = data.length >= 14 && String.fromCharCode(...data.subarray(0, 11)) === repeating && data[11] === 1;
  if (!isRepeating) return undefined;
  const repetitions = (data[12] as number) + (data[13] as number) * 256;
  return repetitions === 0 ? 0 : repetitions + 1;
}

function frameFrom(reader: ByteReader, common: Uint8Array, control: Control): GifFrame {
  const [left, top, width, height] = [reader.u16(), reader.u16(), reader.u16(), reader.u16()];
  const flags = reader.u8();
  const own = paletteFrom(reader, flags);
  const codeBits = reader.u8();
  const packed = blocksFrom(reader);
  const palette = own.length > 0 ? own : common;
  return { left, top, width, height, ...control, isInterlaced: (flags & 0x40) !== 0, palette, codeBits, packed };
}

/** Data is in blocks of up to 255 bytes, terminated by an empty one. */
function blocksFrom(reader: ByteReader): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let size = reader.u8(); size > 0; size = reader.u8()) {
    parts.push(reader.take(size));
    length += size;
  }
  const all = new Uint8Array(length);
  let to = 0;
  for (const part of parts) {
    all.set(part, to);
    to += part.length;
  }
  return all;
}
