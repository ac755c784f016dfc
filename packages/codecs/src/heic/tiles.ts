import type { Host } from '../codec.ts';
import type { Piece, Pixels } from '../pixels.ts';
import type { HeicImage } from './heic-image.ts';

/** Between the thread that leads a picture's decoding and one that helps. */
type ToHelper = { kind: 'decode'; index: number } | { kind: 'done' };
type FromHelper = { kind: 'piece'; piece: Piece } | { kind: 'failed' };

/** A helper always has its next tile queued, so that it never waits for the leader, which is busy decoding. */
const tilesAhead = 2;

/** Decodes all tiles, together with the host's helpers, and puts them on one surface. */
export async function assembleTiles<Picture>(image: HeicImage, host: Host<Picture>): Promise<Picture | Pixels> {
  const { width, height, tiles: total } = image;
  const { helpers } = host;
  const surface = host.surface({ width, height });
  const all = Promise.withResolvers<void>();
  // A helper may fail while nothing waits for this yet.
  all.promise.catch(() => {});
  let next = 0;
  let placed = 0;

  const place = (piece: Piece) => {
    surface.put(piece);
    placed += 1;
    if (placed === total) all.resolve();
  };
  /** The last tiles go to threads that are free, so that none queues behind another while a thread is idle. */
  const mostAhead = () => (total - next > helpers.length ? tilesAhead : 1);

  for (const helper of helpers) {
    let ahead = 0;
    const assign = () => {
      for (; next < total && ahead < mostAhead(); ahead += 1) send(helper, { kind: 'decode', index: next++ });
    };
    helper.onmessage = ({ data }: MessageEvent<FromHelper>) => {
      if (data.kind === 'failed') {
        all.reject(new Error('A tile could not be decoded'));
        next = total;
        return;
      }
      ahead -= 1;
      assign();
      place(data.piece);
    };
    assign();
  }
  while (next < total) {
    place(image.decodeTile(next++));
    if (helpers.length > 0) await pendingMessages();
  }
  await all.promise;
  return surface.picture;
}

/** Decodes the tiles that the leader asks for and hands them over, until it is done. */
export function decodeForLeader(opening: Promise<HeicImage>, leader: MessagePort, onFailure: () => void): void {
  opening.catch(() => {});
  leader.onmessage = async ({ data: message }: MessageEvent<ToHelper>) => {
    try {
      const image = await opening;
      if (message.kind === 'done') {
        image.close();
        leader.close();
        return;
      }
      const piece = image.decodeTile(message.index);
      leader.postMessage({ kind: 'piece', piece } satisfies FromHelper, [piece.data.buffer]);
    } catch {
      onFailure();
      leader.postMessage({ kind: 'failed' } satisfies FromHelper);
    }
  };
}

export function dismiss(helpers: readonly MessagePort[]): void {
  for (const helper of helpers) send(helper, { kind: 'done' });
}

function send(helper: MessagePort, message: ToHelper): void {
  helper.postMessage(message);
}

/** Lets messages from the helpers arrive; a timer would wait four milliseconds every time. */
function pendingMessages(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
