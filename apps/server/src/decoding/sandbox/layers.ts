import type { DecodingPool } from '../pool.ts';
import { isUndumpable } from './harden-process.ts';

/** What separates a compromised decoder from everything else; undefined until a child has been started. */
export interface SandboxLayers {
  /** Node's permission model: it binds JavaScript and WebAssembly, but not native code. */
  readonly permissions: true;
  /** No process of this user can read or trace the one that holds the secrets. */
  readonly closed_memory: boolean | undefined;
  /** The kernel refuses a child every call except those on what it already has. */
  readonly system_calls: boolean | undefined;
}

export function sandboxLayers(pool: DecodingPool): SandboxLayers {
  const isKnown = pool.sealed !== undefined;
  return { permissions: true, closed_memory: isKnown ? isUndumpable() : undefined, system_calls: pool.sealed };
}

/** Whether native code in a child is confined, too. */
export function isComplete({ closed_memory, system_calls }: SandboxLayers): boolean {
  return closed_memory === true && system_calls === true;
}
