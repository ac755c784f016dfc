import { CodecError, UnsupportedFile } from '@image-converter/formats/codec-error';
import type { Size } from '@image-converter/formats/inspection';
import { ByteReader } from '../byte-reader.ts';
import type { Primaries } from '../colour/rgb-space.ts';

// OpenEXR File Layout, version 2.
const tiledFlag = 0x200;
const deepFlag = 0x800;
const multipartFlag = 0x1000;
const maxAttributes = 1000;
const longestName = 255;
const maxChannels = 1024;

/** A rectangle in the common coordinate space. */
export interface Window extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Channel {
  readonly name: string;
  readonly type: 'uint' | 'half' | 'float';
  /** OpenEXR's pLinear: values are perceptually uniform, which lossy compressions take into account. */
  readonly isPerceptual: boolean;
  /** Horizontal and vertical distance between samples. */
  readonly across: number;
  readonly down: number;
}

export const sampleBytes = { uint: 4, half: 2, float: 4 } as const;

export interface Header {
  /** In the order in which each line stores them. */
  readonly channels: readonly Channel[];
  readonly compression: number;
  readonly data: Window;
  readonly display: Window;
  readonly tile: Size | undefined;
  readonly primaries: Primaries | undefined;
  readonly isMultipart: boolean;
  /** Offset of the block offset table. */
  readonly start: number;
}

type Attributes = Map<string, Uint8Array>;

export function readHeader(bytes: Uint8Array): Header {
  const reader = new ByteReader(bytes, 'little-endian', 4);
  const flags = reader.u32();
  if ((flags & deepFlag) !== 0) throw new UnsupportedFile('KIND_OF_PIXELS', 'EXR: deep data');
  const isMultipart = (flags & multipartFlag) !== 0;
  const first = attributesFrom(reader);
  // The headers of all parts come first; an empty one ends the list.
  if (isMultipart) while (attributesFrom(reader).size > 0);
  const tiles = first.get('tiles');
  const isTiled = isMultipart ? tiles !== undefined : (flags & tiledFlag) !== 0;
  return {
    channels: channelsOf(attributeOf(first, 'channels')),
    compression: attributeOf(first, 'compression').u8(),
    data: windowOf(attributeOf(first, 'dataWindow')),
    display: windowOf(attributeOf(first, 'displayWindow')),
    tile: isTiled ? sizeOf(attributeOf(first, 'tiles')) : undefined,
    primaries: first.has('chromaticities') ? primariesOf(attributeOf(first, 'chromaticities')) : undefined,
    isMultipart,
    start: reader.at,
  };
}

function attributesFrom(reader: ByteReader): Attributes {
  const attributes: Attributes = new Map();
  for (let name = nameFrom(reader); name !== ''; name = nameFrom(reader)) {
    if (attributes.size >= maxAttributes) throw new CodecError('CORRUPT', 'EXR: attributes');
    nameFrom(reader);
    attributes.set(name, reader.take(reader.u32()));
  }
  return attributes;
}

function nameFrom(reader: ByteReader): string {
  let name = '';
  for (let byte = reader.u8(); byte !== 0; byte = reader.u8()) {
    name += String.fromCharCode(byte);
    if (name.length > longestName) throw new CodecError('CORRUPT', 'EXR: name');
  }
  return name;
}

function attributeOf(attributes: Attributes, name: string): ByteReader {
  const value = attributes.get(name);
  if (!value) throw new CodecError('CORRUPT', `EXR: no ${name}`);
  return new ByteReader(value, 'little-endian');
}

function channelsOf(reader: ByteReader): Channel[] {
  const channels: Channel[] = [];
  for (let name = nameFrom(reader); name !== '' && channels.length < maxChannels; name = nameFrom(reader)) {
    const type = (['uint', 'half', 'float'] as const)[reader.u32()];
    const isPerceptual = reader.u8() !== 0;
    reader.skip(3);
    const [across, down] = [reader.u32(), reader.u32()];
    if (!type || across === 0 || down === 0) throw new UnsupportedFile('KIND_OF_PIXELS', `EXR: channel ${name}`);
    channels.push({ name, type, isPerceptual, across, down });
  }
  return channels;
}

function windowOf(reader: ByteReader): Window {
  const [left, top, right, bottom] = [reader.i32(), reader.i32(), reader.i32(), reader.i32()];
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function sizeOf(reader: ByteReader): Size {
  return { width: reader.u32(), height: reader.u32() };
}

function primariesOf(reader: ByteReader): Primaries {
  const view = new DataView(reader.bytes.buffer, reader.bytes.byteOffset, reader.bytes.byteLength);
  const pair = () => {
    const at = reader.skip(8);
    return [view.getFloat32(at, true), view.getFloat32(at + 4, true)] as const;
  };
  return { red: pair(), green: pair(), blue: pair(), white: pair() };
}
