import type { Sharp } from 'sharp';

/** Reads photos with a gain map for tests, independently of the code under test. */

export interface Description {
  readonly min: readonly number[];
  readonly max: readonly number[];
  readonly gamma: readonly number[];
  readonly offsetSdr: readonly number[];
  readonly offsetHdr: readonly number[];
  readonly headroom: number;
}

interface UltraHdrFile {
  /** The picture, which ends where the map begins. */
  readonly picture: Buffer;
  readonly map: Buffer;
  /** By XMP, and in the binary form. */
  readonly xmp: Description | undefined;
  readonly iso: Description | undefined;
}

/** Undefined without a second picture where the index says. */
export function readUltraHdr(bytes: Uint8Array): UltraHdrFile | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const name = file.indexOf('MPF\0', 0, 'latin1');
  if (name === -1) return undefined;
  const start = name + 4;
  const isLittle = file[start] === 0x49;
  const long = (at: number) => (isLittle ? file.readUInt32LE(start + at) : file.readUInt32BE(start + at));
  // The third entry of the only directory gives the place of the list.
  const list = long(8 + 2 + 24 + 8);
  const [length, offset] = [long(list + 16 + 4), long(list + 16 + 8)];
  const map = file.subarray(start + offset, start + offset + length);
  if (map.readUInt16BE(0) !== 0xffd8) return undefined;
  return { picture: file.subarray(0, start + offset), map, xmp: byXmp(map), iso: byIso(map) };
}

function byXmp(map: Buffer): Description | undefined {
  const text = map.toString('latin1');
  if (!text.includes('hdr-gain-map')) return undefined;
  const values = (name: string): number[] => {
    const [, plain] = new RegExp(`hdrgm:${name}(?:="|>)([-0-9.e]+)`).exec(text) ?? [];
    if (plain !== undefined) return [Number(plain)];
    const [, list = ''] = new RegExp(`<hdrgm:${name}>(.*?)</hdrgm:${name}>`, 's').exec(text) ?? [];
    return [...list.matchAll(/<rdf:li>([^<]+)/g)].map(([, value]) => Number(value));
  };
  return {
    min: values('GainMapMin'),
    max: values('GainMapMax'),
    gamma: values('Gamma'),
    offsetSdr: values('OffsetSDR'),
    offsetHdr: values('OffsetHDR'),
    headroom: values('HDRCapacityMax')[0] ?? Number.NaN,
  };
}

function byIso(map: Buffer): Description | undefined {
  const name = 'urn:iso:std:iso:ts:21496:-1\0';
  const found = map.indexOf(name, 0, 'latin1');
  if (found === -1) return undefined;
  return isoDescriptionIn(map.subarray(found + name.length));
}

/** In the binary form, from its versions on. */
export function isoDescriptionIn(data: Buffer): Description {
  const fraction = (number: number) => data.readInt32BE(5 + number * 8) / data.readUInt32BE(9 + number * 8);
  const channels = (data[4] as number) & 0x80 ? [0, 1, 2] : [0];
  const column = (field: number) => channels.map((channel) => fraction(2 + channel * 5 + field));
  return {
    min: column(0),
    max: column(1),
    gamma: column(2),
    offsetSdr: column(3),
    offsetHdr: column(4),
    headroom: fraction(1),
  };
}

export type Gain = (value: number, channel: number) => { factor: number; before: number; after: number };

export function gainBy({ min, max, gamma, offsetSdr, offsetHdr }: Description): Gain {
  const of = (values: readonly number[], channel: number) => values[channel] ?? values[0] ?? 0;
  return (value, channel) => {
    const stops = (value / 255) ** (1 / of(gamma, channel));
    const [from, to] = [of(min, channel), of(max, channel)];
    return {
      factor: 2 ** (from + stops * (to - from)),
      before: of(offsetSdr, channel),
      after: of(offsetHdr, channel),
    };
  };
}

/** As Apple documents it: BT.709's curve, then a mix of 1 and the headroom. */
export function appleGain(headroom: number): Gain {
  return (value) => {
    const coded = value / 255;
    const light = coded < 0.081 ? coded / 4.5 : ((coded + 0.099) / 1.099) ** (1 / 0.45);
    return { factor: 1 + (headroom - 1) * light, before: 0, after: 0 };
  };
}

interface Parts {
  readonly picture: Sharp;
  readonly map: Sharp;
  readonly gain: Gain;
}

/**
 * Linear light of the HDR picture, 1 being the white of the standard picture: the mean in each of so many cells, so that
 * pictures of different sizes can be compared.
 */
export async function hdrLight({ picture, map, gain }: Parts, cells: { width: number; height: number }) {
  const [colours, values] = await Promise.all([samplesOf(picture), samplesOf(map)]);
  const { width, height } = colours;
  const light = new Float64Array(cells.width * cells.height * 3);
  const counts = new Float64Array(light.length);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * cells.height) / height) * cells.width;
    for (let x = 0; x < width; x += 1) {
      const cell = (row + Math.floor((x * cells.width) / width)) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = between(
          values,
          ((x + 0.5) * values.width) / width,
          ((y + 0.5) * values.height) / height,
          channel,
        );
        const { factor, before, after } = gain(value, channel);
        const own = linear[colours.data[(y * width + x) * 3 + channel] as number] as number;
        light[cell + channel] = (light[cell + channel] as number) + (own + before) * factor - after;
        counts[cell + channel] = (counts[cell + channel] as number) + 1;
      }
    }
  }
  return light.map((sum, at) => sum / (counts[at] as number));
}

const linear = Float64Array.from({ length: 256 }, (_, coded) => {
  const sample = coded / 255;
  return sample <= 0.04045 ? sample / 12.92 : ((sample + 0.055) / 1.055) ** 2.4;
});

interface Samples {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

async function samplesOf(image: Sharp): Promise<Samples> {
  const { data, info } = await image.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Interpolates, as displays do. */
function between({ width, height, data }: Samples, x: number, y: number, channel: number): number {
  const within = (at: number, most: number) => Math.min(most - 1, Math.max(0, at));
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [right, down] = [x - 0.5 - left, y - 0.5 - top];
  const at = (column: number, row: number) =>
    data[(within(row, height) * width + within(column, width)) * 3 + channel] as number;
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return upper * (1 - down) + lower * down;
}

/** How much light of one is missing or too much in the other, as a share of all of it. */
export function lightDifference(one: Float64Array, other: Float64Array): number {
  const sum = one.reduce((total, light) => total + light, 0);
  return one.reduce((total, light, at) => total + Math.abs(light - (other[at] ?? 0)), 0) / sum;
}
