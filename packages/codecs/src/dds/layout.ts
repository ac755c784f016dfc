import { ByteReader } from '../byte-reader.ts';
import type { Blocks } from './blocks.ts';
import type { Masks } from './masked.ts';
import type { Wide } from './wide.ts';

// DDS_HEADER and DDS_HEADER_DXT10.
const headerBytes = 128;
const longHeaderBytes = 148;
const sizesAt = 12;
const pixelFormatAt = 80;
const hasAlpha = 0x1;
const isAlphaOnly = 0x2;
const hasCode = 0x4;
const hasPalette = 0x20;
const isColour = 0x40;
const isGrey = 0x20000;

type Stored =
  | { readonly kind: 'blocks'; readonly blocks: Blocks }
  | { readonly kind: 'masked'; readonly masks: Masks }
  | { readonly kind: 'wide'; readonly wide: Wide }
  | { readonly kind: 'palette' }
  | { readonly kind: 'unknown'; readonly name: string; readonly isBc7: boolean };

export type Layout = Stored & { readonly width: number; readonly height: number; readonly start: number };

const blocksByCode: Readonly<Record<string, Blocks>> = {
  DXT1: 'bc1',
  DXT3: 'bc2',
  DXT5: 'bc3',
  ATI1: 'bc4',
  BC4U: 'bc4',
  BC4S: 'bc4 signed',
  ATI2: 'bc5',
  BC5U: 'bc5',
  BC5S: 'bc5 signed',
};

/** D3DFORMAT numbers stored in the FourCC field. */
const byOldNumber: Readonly<Record<number, Stored>> = {
  ...each([36], { kind: 'wide', wide: { sample: 'u16', channels: 4 } }),
  ...each([111], { kind: 'wide', wide: { sample: 'f16', channels: 1 } }),
  ...each([112], { kind: 'wide', wide: { sample: 'f16', channels: 2 } }),
  ...each([113], { kind: 'wide', wide: { sample: 'f16', channels: 4 } }),
  ...each([114], { kind: 'wide', wide: { sample: 'f32', channels: 1 } }),
  ...each([115], { kind: 'wide', wide: { sample: 'f32', channels: 2 } }),
  ...each([116], { kind: 'wide', wide: { sample: 'f32', channels: 4 } }),
};

const rgba: Masks = { bits: 32, red: 0xff, green: 0xff00, blue: 0xff0000, alpha: 0xff000000 };
const bgra: Masks = { bits: 32, red: 0xff0000, green: 0xff00, blue: 0xff, alpha: 0xff000000 };

/** DXGI_FORMAT; for each kind: typeless, linear and sRGB. */
const byNumber: Readonly<Record<number, Stored>> = {
  ...each([70, 71, 72], { kind: 'blocks', blocks: 'bc1' }),
  ...each([73, 74, 75], { kind: 'blocks', blocks: 'bc2' }),
  ...each([76, 77, 78], { kind: 'blocks', blocks: 'bc3' }),
  ...each([79, 80], { kind: 'blocks', blocks: 'bc4' }),
  ...each([81], { kind: 'blocks', blocks: 'bc4 signed' }),
  ...each([82, 83], { kind: 'blocks', blocks: 'bc5' }),
  ...each([84], { kind: 'blocks', blocks: 'bc5 signed' }),
  ...each([27, 28, 29], { kind: 'masked', masks: rgba }),
  ...each([87, 90, 91], { kind: 'masked', masks: bgra }),
  ...each([88, 92, 93], { kind: 'masked', masks: { ...bgra, alpha: 0 } }),
  ...each([85], { kind: 'masked', masks: { bits: 16, red: 0xf800, green: 0x7e0, blue: 0x1f, alpha: 0 } }),
  ...each([86], { kind: 'masked', masks: { bits: 16, red: 0x7c00, green: 0x3e0, blue: 0x1f, alpha: 0x8000 } }),
  ...each([115], { kind: 'masked', masks: { bits: 16, red: 0xf00, green: 0xf0, blue: 0xf, alpha: 0xf000 } }),
  ...each([1, 2], { kind: 'wide', wide: { sample: 'f32', channels: 4 } }),
  ...each([5, 6], { kind: 'wide', wide: { sample: 'f32', channels: 3 } }),
  ...each([9, 10], { kind: 'wide', wide: { sample: 'f16', channels: 4 } }),
  ...each([11], { kind: 'wide', wide: { sample: 'u16', channels: 4 } }),
  ...each([15, 16], { kind: 'wide', wide: { sample: 'f32', channels: 2 } }),
  ...each([33, 34], { kind: 'wide', wide: { sample: 'f16', channels: 2 } }),
  ...each([35], { kind: 'wide', wide: { sample: 'u16', channels: 2 } }),
  ...each([39, 41], { kind: 'wide', wide: { sample: 'f32', channels: 1 } }),
  ...each([53, 54], { kind: 'wide', wide: { sample: 'f16', channels: 1 } }),
  ...each([56], { kind: 'wide', wide: { sample: 'u16', channels: 1 } }),
  ...each([24], {
    kind: 'masked',
    masks: { bits: 32, red: 0x3ff, green: 0xffc00, blue: 0x3ff00000, alpha: 0xc0000000 },
  }),
  ...each([48, 49], { kind: 'masked', masks: { bits: 16, red: 0xff, green: 0xff00, blue: 0, alpha: 0 } }),
  ...each([60, 61], { kind: 'masked', masks: { bits: 8, red: 0xff, green: 0, blue: 0, alpha: 0 } }),
  ...each([94, 95, 96], { kind: 'unknown', name: 'BC6H', isBc7: false }),
  ...each([97, 98, 99], { kind: 'unknown', name: 'BC7', isBc7: true }),
};

function each(numbers: readonly number[], stored: Stored): Record<number, Stored> {
  return Object.fromEntries(numbers.map((number) => [number, stored]));
}

export function layoutOf(bytes: Uint8Array): Layout {
  const reader = new ByteReader(bytes, 'little-endian', sizesAt);
  const [height, width] = [reader.u32(), reader.u32()];
  reader.at = pixelFormatAt;
  const flags = reader.u32();
  const code = reader.text(4);
  const bits = reader.u32();
  const [red, green, blue, alpha] = [reader.u32(), reader.u32(), reader.u32(), reader.u32()];
  const isLong = (flags & hasCode) !== 0 && code === 'DX10';
  const start = isLong ? longHeaderBytes : headerBytes;
  reader.at = headerBytes;
  if (isLong) return { width, height, start, ...byDxgi(reader.u32()) };
  if ((flags & hasCode) !== 0) return { width, height, start, ...byCode(code) };
  const masks = { bits, red, green, blue, alpha: (flags & hasAlpha) === 0 ? 0 : alpha };
  return { width, height, start, ...byMasks(flags, masks) };
}

function byDxgi(number: number): Stored {
  return byNumber[number] ?? { kind: 'unknown', name: `DXGI ${number}`, isBc7: false };
}

function byCode(code: string): Stored {
  const blocks = blocksByCode[code];
  if (blocks) return { kind: 'blocks', blocks };
  return byOldNumber[code.charCodeAt(0)] ?? { kind: 'unknown', name: code, isBc7: false };
}

function byMasks(flags: number, masks: Masks): Stored {
  // Some writers also set the colour flag for grey.
  const isByteAligned = [8, 16, 24, 32].includes(masks.bits);
  if (isByteAligned && (flags & isGrey) !== 0) return { kind: 'masked', masks: greyMasks(masks) };
  if (isByteAligned && (flags & isColour) !== 0) return { kind: 'masked', masks };
  if (masks.bits === 8 && (flags & hasPalette) !== 0) return { kind: 'palette' };
  const name = (flags & isAlphaOnly) === 0 ? `pixel format ${flags}` : 'alpha only';
  return { kind: 'unknown', name, isBc7: false };
}

/** If the mask covers bits that a pixel does not have, all bits are used. */
function greyMasks(masks: Masks): Masks {
  const all = 2 ** masks.bits - 1;
  const grey = masks.red > all || masks.red === 0 ? all : masks.red;
  return { ...masks, red: grey, green: grey, blue: grey };
}
