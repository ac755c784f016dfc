import type { FromHelper, ToHelper } from './messages.ts';
import { pendingMessages } from './pending-messages.ts';
import type { TiledPicture } from './tiled-picture.ts';

interface Help {
  /** Called with the first request: a leader that fails early, or needs no help, makes none. */
  open(): Promise<TiledPicture>;
  onFailure(): void;
}

/** Decodes the tiles that the leader requests and sends them back, until aborted. */
export function decodeForLeader(ended: AbortSignal, leader: MessagePort, { open, onFailure }: Help): void {
  let opening: Promise<TiledPicture> | undefined;
  let asked: number[] = [];
  const spares: ArrayBuffer[] = [];
  let isWorking = false;

  const decodeAsked = async () => {
    opening ??= open();
    const image = await opening;
    for (let tile = asked.shift(); tile !== undefined; tile = asked.shift()) {
      const piece = image.decodeTile(tile, spares.pop());
      leader.postMessage({ kind: 'piece', tile, piece } satisfies FromHelper, [piece.data.buffer]);
      // The leader may have taken back the next tile.
      await pendingMessages();
    }
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
  };

  leader.onmessage = ({ data: message }: MessageEvent<ToHelper>) => {
    if (message.kind === 'drop') asked = asked.filter((tile) => tile !== message.tile);
    else {
      asked.push(message.tile);
      if (message.spare) spares.push(message.spare);
      if (!isWorking) void work();
    }
  };

  ended.addEventListener('abort', () => {
    asked = [];
    leader.close();
    opening?.then(
      (image) => image.close?.(),
      () => {},
    );
  });
}
