import type { HeicImage } from './heic-image.ts';
import { pendingMessages } from './pending-messages.ts';
import type { FromHelper, ToHelper } from './tile-messages.ts';

/** Decodes the tiles that the leader requests and sends them back, until it is done. */
export function decodeForLeader(opening: Promise<HeicImage>, leader: MessagePort, onFailure: () => void): void {
  // Prevents an unhandled rejection if opening fails before the first request.
  opening.catch(() => {});
  let asked: number[] = [];
  const spares: ArrayBuffer[] = [];
  let isDone = false;
  let isWorking = false;

  const decodeAsked = async () => {
    const image = await opening;
    for (let tile = asked.shift(); tile !== undefined; tile = asked.shift()) {
      const piece = image.decodeTile(tile, spares.pop());
      leader.postMessage({ kind: 'piece', tile, piece } satisfies FromHelper, [piece.data.buffer]);
      // The leader may have taken back the next tile.
      await pendingMessages();
    }
    if (isDone) image.close();
  };

  const work = async () => {
    isWorking = true;
    try {
      await decodeAsked();
    } catch {
      onFailure();
      leader.postMessage({ kind: 'failed' } satisfies FromHelper);
    }
    isWorking = false;
    if (isDone) leader.close();
  };

  leader.onmessage = ({ data: message }: MessageEvent<ToHelper>) => {
    if (message.kind === 'decode') asked.push(message.tile);
    if (message.kind === 'decode' && message.spare) spares.push(message.spare);
    if (message.kind === 'drop') asked = asked.filter((tile) => tile !== message.tile);
    if (message.kind === 'done') [asked, isDone] = [[], true];
    if (!isWorking) void work();
  };
}
