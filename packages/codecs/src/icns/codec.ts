import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { ByteReader } from '../byte-reader.ts';
import type { Codec, Source } from '../codec.ts';
import { innerFile } from '../inner-file.ts';
import type { BrowserHost, InnerFile, Picture } from '../native/picture.ts';
import { decodeIndexed, indexedByName } from './indexed.ts';
import { decodeArgb, decodeRgb } from './planes.ts';

const headerBytes = 8;
/** Of icons without a palette. */
const colourBits = 24;

/** Embedded PNG or JPEG 2000 files (some hold ARGB instead), by side length. */
const filesBySide: Readonly<Record<string, number>> = {
  ic10: 1024,
  ic14: 512,
  ic09: 512,
  ic13: 256,
  ic08: 256,
  ic07: 128,
  ic12: 64,
  icp6: 64,
  icsB: 36,
  ic11: 32,
  icp5: 32,
  ic05: 32,
  SB24: 24,
  sb24: 24,
  icsb: 18,
  icp4: 16,
  ic04: 16,
};
/** RGB planes and the type of their alpha mask. */
const planesBySide: Readonly<Record<string, { side: number; mask: string }>> = {
  it32: { side: 128, mask: 't8mk' },
  ih32: { side: 48, mask: 'h8mk' },
  il32: { side: 32, mask: 'l8mk' },
  is32: { side: 16, mask: 's8mk' },
};

interface Choice {
  readonly side: number;
  readonly bits: number;
  picture(host: BrowserHost): Promise<Picture>;
}

/** macOS icons: the largest picture; among equal sizes, the one with the most colours. */
export const codec = {
  async decode(source: Source, host: BrowserHost): Promise<Picture> {
    const elements = elementsOf(await source.bytes());
    const choices = [...elements].flatMap(([name, data]) => choiceOf(name, data, elements) ?? []);
    const [largest] = choices.sort((one, other) => other.side - one.side || other.bits - one.bits);
    if (!largest) throw new UnsupportedFile('KIND_OF_PIXELS', `ICNS: only ${[...elements.keys()].join(' ')}`);
    return largest.picture(host);
  },
} satisfies Codec<Picture, BrowserHost>;

type Elements = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

function elementsOf(bytes: Uint8Array<ArrayBuffer>): Elements {
  const reader = new ByteReader(bytes, 'big-endian', 4);
  const end = reader.u32();
  if (end > bytes.length) throw new CodecError('INCOMPLETE');
  const elements = new Map<string, Uint8Array<ArrayBuffer>>();
  while (reader.at + headerBytes <= end) {
    const name = reader.text(4);
    const length = reader.u32() - headerBytes;
    if (length < 0) throw new CodecError('CORRUPT', 'ICNS: length');
    const from = reader.skip(length);
    elements.set(name, bytes.subarray(from, from + length));
  }
  return elements;
}

function choiceOf(name: string, data: Uint8Array<ArrayBuffer>, elements: Elements): Choice | undefined {
  const planes = planesBySide[name];
  if (planes) {
    const { side, mask } = planes;
    return { side, bits: colourBits, picture: async () => decodeRgb(data, side, elements.get(mask)) };
  }
  const indexed = indexedByName[name];
  if (indexed) {
    const masks = { alpha: elements.get(indexed.mask), seen: elements.get(indexed.bitMask) };
    return { ...indexed, picture: async () => decodeIndexed(data, indexed, masks) };
  }
  const side = filesBySide[name];
  if (side === undefined) return undefined;
  if (startsWith(data, 'ARGB'))
    return { side, bits: colourBits, picture: async () => decodeArgb(data.subarray(4), side) };
  const file = fileIn(data);
  return file && { side, bits: colourBits, picture: (host) => host.pictureIn(file) };
}

function fileIn(data: Uint8Array<ArrayBuffer>): InnerFile | undefined {
  if (startsWith(data, '\x89PNG')) return innerFile(new Blob([data], { type: 'image/png' }), 'png');
  if (!startsWith(data, '\0\0\0\x0cjP  ') && !startsWith(data, '\xff\x4f\xff\x51')) return undefined;
  return innerFile(new Blob([data], { type: 'image/jp2' }), 'jp2');
}

function startsWith(data: Uint8Array, text: string): boolean {
  return String.fromCharCode(...data.subarray(0, text.length)) === text;
}
