import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import { ByteReader } from '../byte-reader.ts';
import { inflate } from '../inflate/inflate.ts';
import { decodeDct } from './dwa-dct.ts';
import { type Rule, rulesFrom, schemeOf } from './dwa-rules.ts';
import { sampleBytes } from './header.ts';
import { unpackHuffman } from './huffman.ts';
import { type BlockShape, linesOf, type Plane } from './shape.ts';
import { unpackRuns, unpackZip } from './zip.ts';

const deflated = 1;

/** Fields at the start of a block, eight bytes each, in this order. */
interface Sizes {
  readonly version: number;
  readonly plainBytes: number;
  readonly plainPacked: number;
  readonly acPacked: number;
  readonly dcPacked: number;
  readonly rlePacked: number;
  readonly rleBytes: number;
  readonly rleRawBytes: number;
  readonly acCount: number;
  readonly dcCount: number;
  readonly acCompression: number;
}

/** Decompressed parts of a block, from which the channels are read. */
interface Parts {
  readonly plain: ByteReader;
  readonly ac: Uint16Array;
  readonly dc: Uint16Array;
  readonly runs: ByteReader;
}

/**
 * DreamWorks Animation's lossy compression, DWAA and DWAB: colours as in JPEG, by cosine transforms of non-linear
 * values; alpha run-length encoded; everything else lossless.
 */
export function unpackDwa(packed: Uint8Array, shape: BlockShape): Uint8Array {
  const reader = new ByteReader(packed, 'little-endian');
  const sizes = sizesFrom(reader);
  const rules = rulesFrom(reader, sizes.version);
  const parts = partsFrom(reader, sizes, shape);
  const schemes = shape.planes.map(({ channel }) => schemeOf(channel, rules));
  const decoded = decodeColours(shape.planes, schemes, parts);
  const planes = shape.planes.map((plane, index) => {
    const scheme = schemes[index]?.scheme;
    if (scheme === 'runs') return runsOf(parts.runs, plane);
    return decoded.get(plane) ?? parts.plain.take(plane.rowBytes * plane.height);
  });
  return linesOf(shape, planes);
}

function sizesFrom(reader: ByteReader): Sizes {
  const next = () => reader.u32() + reader.u32() * 2 ** 32;
  return {
    version: next(),
    plainBytes: next(),
    plainPacked: next(),
    acPacked: next(),
    dcPacked: next(),
    rlePacked: next(),
    rleBytes: next(),
    rleRawBytes: next(),
    acCount: next(),
    dcCount: next(),
    acCompression: next(),
  };
}

function partsFrom(reader: ByteReader, sizes: Sizes, { planes, length }: BlockShape): Parts {
  // Each square has one DC value and at most 63 AC values.
  const squares = planes.reduce((sum, plane) => sum + Math.ceil(plane.width / 8) * Math.ceil(plane.height / 8), 0);
  const isPlausible =
    sizes.plainBytes <= length &&
    sizes.rleRawBytes <= length &&
    sizes.rleBytes <= length * 2 &&
    sizes.dcCount <= squares &&
    sizes.acCount <= squares * 63;
  if (!isPlausible) throw new CodecError('CORRUPT', 'EXR: DWA sizes');
  const plain = unpacked(reader.take(sizes.plainPacked), sizes.plainBytes, inflate);
  const ac = acFrom(reader.take(sizes.acPacked), sizes);
  const dc = unpacked(reader.take(sizes.dcPacked), sizes.dcCount * 2, (bytes, size) =>
    unpackZip(bytes, { length: size }),
  );
  const runs = unpacked(reader.take(sizes.rlePacked), sizes.rleBytes, inflate);
  return {
    plain: new ByteReader(plain, 'little-endian'),
    ac,
    dc: wordsOf(dc),
    runs: new ByteReader(unpacked(runs, sizes.rleRawBytes, unpackRuns), 'little-endian'),
  };
}

function unpacked(
  packed: Uint8Array,
  length: number,
  unpack: (packed: Uint8Array, length: number) => Uint8Array | undefined,
): Uint8Array {
  if (length === 0) return new Uint8Array();
  const bytes = unpack(packed, length);
  if (bytes?.length !== length) throw new CodecError('CORRUPT', 'EXR: DWA part');
  return bytes;
}

function acFrom(packed: Uint8Array, { acCount, acCompression }: Sizes): Uint16Array {
  if (acCount === 0) return new Uint16Array();
  if (acCompression > deflated) throw new UnsupportedFile('UNKNOWN_COMPRESSION', `EXR: DWA with ${acCompression}`);
  if (acCompression !== deflated) return unpackHuffman(packed, acCount);
  return wordsOf(unpacked(packed, acCount * 2, inflate));
}

function wordsOf(bytes: Uint8Array): Uint16Array {
  return new Uint16Array(bytes.slice().buffer);
}

/** Red, green and blue of a layer come first and are decoded together. */
function decodeColours(
  planes: readonly Plane[],
  schemes: readonly (Rule & { layer: string })[],
  { ac, dc }: Parts,
): Map<Plane, Uint8Array> {
  const transformed = planes.map((plane, index) => ({ plane, ...(schemes[index] as Rule & { layer: string }) }));
  const cosine = transformed.filter(({ scheme }) => scheme === 'cosine');
  const layers = [...new Set(cosine.map(({ layer }) => layer))].sort();
  const triples = layers.flatMap((layer) => {
    const colours = [0, 1, 2].map(
      (colour) => cosine.findLast((one) => one.layer === layer && one.colour === colour)?.plane,
    );
    const [red, green, blue] = colours;
    return red && green && blue && isSameSize(red, green) && isSameSize(red, blue) ? [[red, green, blue]] : [];
  });
  const joined = new Set(triples.flat());
  const singles = cosine.filter(({ plane }) => !joined.has(plane)).map(({ plane }) => [plane]);
  const decoded = new Map<Plane, Uint8Array>();
  const cursor = { ac, dc, acAt: 0, dcAt: 0 };
  for (const group of [...triples, ...singles]) {
    const bytes = decodeDct(group, cursor);
    for (const [index, plane] of group.entries()) decoded.set(plane, bytes[index] as Uint8Array);
  }
  return decoded;
}

function isSameSize(one: Plane, other: Plane): boolean {
  return one.width === other.width && one.height === other.height;
}

/** First the lowest bytes of all samples, then the next. */
function runsOf(runs: ByteReader, { width, height, channel }: Plane): Uint8Array {
  const size = sampleBytes[channel.type];
  const count = width * height;
  const out = new Uint8Array(count * size);
  for (let byte = 0; byte < size; byte += 1) {
    const plane = runs.take(count);
    for (let index = 0; index < count; index += 1) out[index * size + byte] = plane[index] as number;
  }
  return out;
}
