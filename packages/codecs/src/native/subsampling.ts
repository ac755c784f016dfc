import type { EncodeSettings } from '../codec.ts';
import { hasColourEdges, isWorthLookingAt } from '../jpg/colour-edges.ts';
import { type PictureSample, samplePicture, sheetFor } from '../jpg/sample-picture.ts';
import { contextOf, forReading } from './paint.ts';
import { type BrowserHost, fitsCanvas, type Picture } from './picture.ts';

/** JPEG frame markers; the range includes some others. */
const frames = { first: 0xc0, last: 0xcf, others: [0xc4, 0xc8, 0xcc] };
/** Offset from a frame's marker to the sampling factors of its first component, luma. */
const samplingAt = 11;
const oneEach = 0x11;

const answers = new Map<number, Promise<boolean>>();

/** Whether the browser's encoder would visibly blur the edges between colours. */
export async function blursColours(
  picture: Picture,
  settings: EncodeSettings,
  { limits }: BrowserHost,
): Promise<boolean> {
  if (!fitsCanvas(picture, limits) || !isWorthLookingAt(picture) || !(await sharesColours(settings))) return false;
  const look = sampleFor(picture, settings);
  return look !== undefined && hasColourEdges(look, picture);
}

/** Whether the browser's JPGs at this quality have subsampled chroma: found by encoding one, once. */
function sharesColours(settings: EncodeSettings): Promise<boolean> {
  const { quality, mediaType: type } = settings;
  let answer = answers.get(quality);
  if (!answer) {
    answer = writtenJpeg(type, quality).then(isSubsampled);
    answers.set(quality, answer);
  }
  return answer;
}

async function writtenJpeg(type: string, quality: number): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(16, 16);
  canvas.getContext('2d');
  const blob = await canvas.convertToBlob({ type, quality: quality / 100 });
  return new Uint8Array(await blob.arrayBuffer());
}

/** False if there is no frame, which means it is not a JPEG. */
function isSubsampled(bytes: Uint8Array): boolean {
  for (let at = 2; bytes[at] === 0xff; at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= frames.first && marker <= frames.last && !frames.others.includes(marker);
    if (isFrame) return bytes[at + samplingAt] !== oneEach;
  }
  return false;
}

/** Undefined for a large canvas: those only hold photos (HEIC, or rotated), and WebKit takes seconds to read them. */
function sampleFor(picture: Picture, settings: EncodeSettings): PictureSample | undefined {
  if (picture.kind === 'pixels') return samplePicture(picture, settings.background);
  const sheet = sheetFor(picture);
  if (picture.kind === 'canvas' && sheet.squares.length > 1) return undefined;
  const context = contextOf(new OffscreenCanvas(sheet.width, sheet.height), picture, settings, forReading);
  const source = picture.kind === 'bitmap' ? picture.bitmap : picture.canvas;
  const { width, height } = sheet.square;
  for (const { from, to } of sheet.squares) {
    context.drawImage(source, from.x, from.y, width, height, to.x, to.y, width, height);
  }
  return { sheet, rgba: context.getImageData(0, 0, sheet.width, sheet.height).data };
}
