import { UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import { ByteReader } from '../byte-reader.ts';
import { resourcesOf } from './resources.ts';

// Adobe Photoshop File Formats Specification. PSB only differs in longer length fields.
const largeVersion = 2;
export const labMode = 9;
export const profileResource = 1039;
const versionResource = 1057;
/** Lists the ink of each spot channel. */
const inksResource = 1077;
export const multichannelMode = 7;
/** Photoshop itself writes one more than the 56 of its specification. */
const maxChannels = 57;
/** Number of colour channels by mode: bitmap, grey, indexed, RGB, CMYK, –, –, –, duotone, Lab. */
const coloursByMode = [1, 1, 1, 3, 4, 0, 0, 0, 1, 3];
/** Layers of deep documents are in a separate block. */
const deepLayers = ['Lr16', 'Lr32'];

export interface Document extends Size {
  readonly mode: number;
  readonly isLab: boolean;
  readonly bits: number;
  readonly channels: number;
  readonly colours: number;
  /** Whether the first channel after the colours is transparency, and not a saved selection. */
  readonly isTransparent: boolean;
  readonly palette: Uint8Array;
  readonly profile: Uint8Array | undefined;
  readonly inks: Uint8Array | undefined;
  readonly isLarge: boolean;
  /** Offset of the merged picture. */
  readonly start: number;
}

export function readDocument(bytes: Uint8Array): Document {
  const reader = new ByteReader(bytes, 'big-endian', 4);
  const isLarge = reader.u16() === largeVersion;
  reader.skip(6);
  const channels = reader.u16();
  const [height, width, bits, mode] = [reader.u32(), reader.u32(), reader.u16(), reader.u16()];
  const palette = reader.take(reader.u32());
  const resources = resourcesOf(reader.take(reader.u32()));
  const layers = reader.take(lengthFrom(reader, isLarge));
  const colours = mode === multichannelMode ? channels : (coloursByMode[mode] ?? 0);
  if (channels < colours || channels > maxChannels || colours === 0)
    throw new UnsupportedFile('KIND_OF_PIXELS', 'PSD: channels');
  if (resources.get(versionResource)?.at(4) === 0) throw new UnsupportedFile('NO_MERGED_PICTURE');
  const isTransparent = channels > colours && layerCount(layers, isLarge) < 0;
  const profile = resources.get(profileResource);
  const isLab = mode === labMode;
  return {
    width,
    height,
    mode,
    isLab,
    bits,
    channels,
    colours,
    isTransparent,
    palette,
    profile,
    inks: resources.get(inksResource),
    isLarge,
    start: reader.at,
  };
}

function lengthFrom(reader: ByteReader, isLarge: boolean): number {
  const high = isLarge ? reader.u32() : 0;
  return high * 2 ** 32 + reader.u32();
}

/** Negative if the merged picture has transparency; 0 if there are no layers. */
function layerCount(section: Uint8Array, isLarge: boolean): number {
  if (section.length < 6) return 0;
  const reader = new ByteReader(section, 'big-endian');
  const length = lengthFrom(reader, isLarge);
  if (length >= 2) return signed(reader.u16());
  // The length of the global mask between the two is nearly always 0: search for the name instead.
  const text = new TextDecoder('latin1').decode(section);
  const at = Math.max(...deepLayers.map((name) => text.indexOf(`8BIM${name}`)));
  if (at < 0) return 0;
  const block = new ByteReader(section, 'big-endian', at + 8);
  return lengthFrom(block, isLarge) >= 2 ? signed(block.u16()) : 0;
}

function signed(word: number): number {
  return (word << 16) >> 16;
}
