import type { TileWork } from './leader.ts';
import { type FromHelper, type Movable, memoryOf, type Place, type ToHelper } from './messages.ts';
import { pendingMessages } from './pending-messages.ts';

/**
 * Does the tiles that the leader requests and sends the results back, until aborted. `open` is called with the first
 * request: a leader that fails early, or needs no help, makes none.
 */
export function helpLeader<Input extends Movable | undefined, Result extends Movable>(
  ended: AbortSignal,
  leader: MessagePort,
  open: () => Promise<TileWork<Input, Result> & { close?(): void }>,
  onFailure = () => {},
): void {
  let opening: ReturnType<typeof open> | undefined;
  let asked: { readonly place: Place; readonly input: Input }[] = [];
  let isWorking = false;

  const doAsked = async () => {
    opening ??= open();
    const opened = await opening;
    for (let next = asked.shift(); next; next = asked.shift()) {
      const { place, input } = next;
      const result = opened.work(place.tile, input);
      leader.postMessage({ kind: 'done', place, result } satisfies FromHelper<Result>, memoryOf(result));
      // The leader may have taken back the next tile.
      await pendingMessages();
    }
  };

  const work = async () => {
    isWorking = true;
    try {
      await doAsked();
    } catch {
      onFailure();
      leader.postMessage({ kind: 'failed' } satisfies FromHelper<Result>);
    }
    isWorking = false;
  };

  leader.onmessage = ({ data: message }: MessageEvent<ToHelper<Input>>) => {
    if (message.kind === 'drop') asked = asked.filter(({ place }) => !isSame(place, message.place));
    else {
      asked.push(message);
      if (!isWorking) void work();
    }
  };

  ended.addEventListener('abort', () => {
    asked = [];
    leader.close();
    opening?.then(
      (opened) => opened.close?.(),
      () => {},
    );
  });
}

function isSame(one: Place, other: Place): boolean {
  return one.picture === other.picture && one.tile === other.tile;
}
