import { type HeicImage, openHeic, type Piece } from '@image-converter/codecs/heic/open-heic';
import { fitsCanvas } from '../../limits.ts';
import type { Picture } from '../../picture.ts';
import type { Limits } from '../../protocol.ts';
import type { FromHelper, ToHelper } from './help.ts';
import { discardLibheif, libheif } from './instance.ts';

/** A helper always has its next tile queued, so that it never waits for the leader, which is busy decoding. */
const tilesAhead = 2;

/** Decodes a picture. The workers at the other end of the ports help with its tiles. */
export async function decodeHeic(file: Blob, helpers: MessagePort[], limits: Limits): Promise<Picture> {
  const [library, bytes] = await Promise.all([libheif(), file.arrayBuffer()]);
  const image = openHeic(library, new Uint8Array(bytes));
  try {
    if (image.columns * image.rows > 1) {
      const picture = await decodeTiles(image, helpers, limits).catch(() => undefined);
      if (picture) return picture;
    }
    return { kind: 'pixels', ...image.decodeWhole(), opaque: !image.hasAlpha };
  } catch (error) {
    discardLibheif();
    throw error;
  } finally {
    for (const helper of helpers) helper.postMessage({ kind: 'done' } satisfies ToHelper);
    image.close();
  }
}

async function decodeTiles(image: HeicImage, helpers: MessagePort[], limits: Limits): Promise<Picture> {
  const { width, height, columns, rows } = image;
  const { picture, put } = surface({ width, height }, limits);
  const total = columns * rows;
  const all = Promise.withResolvers<void>();
  let next = 0;
  let placed = 0;

  const place = (piece: Piece) => {
    put(piece);
    placed += 1;
    if (placed === total) all.resolve();
  };
  /** The last tiles go to workers that are free, so that none queues behind another while a worker is idle. */
  const mostAhead = () => (total - next > helpers.length ? tilesAhead : 1);

  for (const helper of helpers) {
    let ahead = 0;
    const assign = () => {
      for (; next < total && ahead < mostAhead(); ahead += 1) {
        helper.postMessage({ kind: 'decode', index: next++ } satisfies ToHelper);
      }
    };
    helper.onmessage = ({ data }: MessageEvent<FromHelper>) => {
      if (data.kind === 'failed') {
        all.reject(new Error('A tile could not be decoded'));
        return;
      }
      ahead -= 1;
      assign();
      place(data.piece);
    };
    assign();
  }
  while (next < total) {
    const index = next++;
    place(image.decodeTile(index % columns, Math.floor(index / columns)));
    await pendingMessages();
  }
  await all.promise;
  return picture;
}

/** Where the tiles are put together: a canvas, or plain memory if no canvas is large enough. Tiles have no alpha. */
function surface(size: { width: number; height: number }, limits: Limits) {
  const { width, height } = size;
  const opaque = true;
  if (fitsCanvas(size, limits)) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false });
    const put = (piece: Piece) =>
      context?.putImageData(new ImageData(piece.data, piece.width, piece.height), piece.x, piece.y);
    return { picture: { kind: 'canvas', ...size, canvas, opaque } satisfies Picture, put };
  }
  const data = new Uint8ClampedArray(width * height * 4);
  const put = (piece: Piece) => {
    for (let row = 0; row < piece.height; row += 1) {
      const line = piece.data.subarray(row * piece.width * 4, (row + 1) * piece.width * 4);
      data.set(line, ((piece.y + row) * width + piece.x) * 4);
    }
  };
  return { picture: { kind: 'pixels', ...size, data, opaque } satisfies Picture, put };
}

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

/** Lets messages from the helpers arrive; a timer would wait four milliseconds every time. */
function pendingMessages(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });
}
