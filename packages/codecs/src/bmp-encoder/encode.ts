import type { Pixels } from '../pixels.ts';

const fileHeaderBytes = 14;
/** BITMAPINFOHEADER, which every program reads, and BITMAPV4HEADER, the first with alpha. */
const headerBytes = { opaque: 40, transparent: 108 };
/** 72 dpi. */
const dotsPerMetre = 2835;
const bitfields = 3;
const masks = [0x00ff0000, 0x0000ff00, 0x000000ff, 0xff000000];
/** "sRGB" */
const srgbSpace = 0x73524742;

/** 24 bits per pixel, or 32 with transparency; bottom-up, as every program expects. */
export function encodeBmp(picture: Pixels): Uint8Array<ArrayBuffer> {
  const { width, height, opaque } = picture;
  const samples = opaque ? 3 : 4;
  const header = opaque ? headerBytes.opaque : headerBytes.transparent;
  const stride = (width * samples + 3) & ~3;
  const start = fileHeaderBytes + header;
  const bytes = new Uint8Array(start + stride * height);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, start, true);
  view.setUint32(14, header, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, samples * 8, true);
  view.setUint32(34, stride * height, true);
  view.setInt32(38, dotsPerMetre, true);
  view.setInt32(42, dotsPerMetre, true);
  if (!opaque) {
    view.setUint32(30, bitfields, true);
    for (const [index, mask] of masks.entries()) view.setUint32(54 + 4 * index, mask, true);
    view.setUint32(70, srgbSpace, true);
  }
  for (let y = 0; y < height; y += 1) {
    writeRow(picture, y, bytes.subarray(start + (height - 1 - y) * stride), samples);
  }
  return bytes;
}

/** Blue first, from pixels with any number of channels. */
function writeRow({ width, channels, data }: Pixels, y: number, row: Uint8Array, samples: 3 | 4): void {
  const [green, blue] = channels === 1 ? [0, 0] : [1, 2];
  let from = y * width * channels;
  for (let to = 0; to < width * samples; to += samples, from += channels) {
    row[to] = data[from + blue] as number;
    row[to + 1] = data[from + green] as number;
    row[to + 2] = data[from] as number;
    if (samples === 4) row[to + 3] = channels === 4 ? (data[from + 3] as number) : 255;
  }
}
