import type { Host } from '../codec.ts';
import type { Piece, Pixels } from '../pixels.ts';
import type { HeicImage } from './heic-image.ts';
import { TileShares } from './tile-shares.ts';
import { Turns } from './turns.ts';

/** Between the thread that leads a picture's decoding and one that helps. */
type ToHelper = { kind: 'decode'; tile: number } | { kind: 'drop'; tile: number } | { kind: 'done' };
type FromHelper = { kind: 'piece'; tile: number; piece: Piece } | { kind: 'failed' };

/** Decodes all tiles, together with the host's helpers, and puts them on one surface. */
export async function assembleTiles<Picture>(image: HeicImage, host: Host<Picture>): Promise<Picture | Pixels> {
  const { helpers } = host;
  const surface = host.surface({ width: image.width, height: image.height });
  const shares = new TileShares(image.tiles, helpers.length);
  const turns = new Turns();
  let onArrival = () => {};

  const place = (tile: number, piece: Piece) => {
    if (shares.arrived(tile)) surface.put(piece);
  };
  for (const [number, helper] of helpers.entries()) {
    const ask = () => {
      for (const tile of shares.ask(number)) send(helper, { kind: 'decode', tile });
    };
    helper.onmessage = ({ data }: MessageEvent<FromHelper>) => {
      if (data.kind === 'piece') {
        place(data.tile, data.piece);
        ask();
      } else {
        shares.lose(number);
      }
      onArrival();
    };
    ask();
  }

  let patience = 0;
  while (!shares.isDone) {
    const { tile, takenFrom } = shares.own() ?? {};
    if (tile === undefined) {
      // Helpers decode all that is left. One that takes much longer than this thread has been interrupted.
      const hasArrived = await new Promise<boolean>((resolve) => {
        onArrival = () => resolve(true);
        setTimeout(() => resolve(false), patience);
      });
      const late = hasArrived ? undefined : shares.late();
      if (late !== undefined) place(late, image.decodeTile(late));
      continue;
    }
    const taken = takenFrom === undefined ? undefined : helpers[takenFrom];
    if (taken) send(taken, { kind: 'drop', tile });
    const before = performance.now();
    place(tile, image.decodeTile(tile));
    patience = 2 * (performance.now() - before);
    if (helpers.length > 0) await turns.next();
  }
  turns.end();
  return surface.picture;
}

/** Decodes the tiles that the leader asks for and hands them over, until it is done. */
export function decodeForLeader(opening: Promise<HeicImage>, leader: MessagePort, onFailure: () => void): void {
  // It may fail before anything has been asked for.
  opening.catch(() => {});
  const asked: number[] = [];
  const turns = new Turns();
  let isDone = false;
  let isWorking = false;

  const work = async () => {
    try {
      const image = await opening;
      for (let tile = asked.shift(); tile !== undefined; tile = asked.shift()) {
        const piece = image.decodeTile(tile);
        leader.postMessage({ kind: 'piece', tile, piece } satisfies FromHelper, [piece.data.buffer]);
        await turns.next();
      }
      if (isDone) image.close();
    } catch {
      onFailure();
      leader.postMessage({ kind: 'failed' } satisfies FromHelper);
    }
    if (isDone) {
      turns.end();
      leader.close();
    }
    isWorking = false;
  };

  leader.onmessage = ({ data: message }: MessageEvent<ToHelper>) => {
    if (message.kind === 'decode') asked.push(message.tile);
    if (message.kind === 'drop') asked.splice(0, asked.length, ...asked.filter((tile) => tile !== message.tile));
    if (message.kind === 'done') {
      asked.length = 0;
      isDone = true;
    }
    if (isWorking) return;
    isWorking = true;
    void work();
  };
}

export function dismiss(helpers: readonly MessagePort[]): void {
  for (const helper of helpers) {
    helper.onmessage = null;
    send(helper, { kind: 'done' });
  }
}

function send(helper: MessagePort, message: ToHelper): void {
  helper.postMessage(message);
}
