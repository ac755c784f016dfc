import type { DecodingPool } from '../pool.ts';
import { isClosed } from './foundation.ts';

/** What stands between a decoder that was taken over and everything else; undefined while no child has been started. */
export interface WallLayers {
  /** Node's own bounds: they hold for JavaScript and WebAssembly, not for native code. */
  readonly permissions: true;
  /** No process of this user reads or traces the one that holds the secrets. */
  readonly closed_memory: boolean | undefined;
  /** The kernel refuses a child every call but those that work on what it has. */
  readonly system_calls: boolean | undefined;
}

export function wallLayers(pool: DecodingPool): WallLayers {
  const isKnown = pool.sealed !== undefined;
  return { permissions: true, closed_memory: isKnown ? isClosed() : undefined, system_calls: pool.sealed };
}

/** Whether native code in a child gets nothing. */
export function isComplete({ closed_memory, system_calls }: WallLayers): boolean {
  return closed_memory === true && system_calls === true;
}
