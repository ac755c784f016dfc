import type { DecodingPool } from '../pool.ts';
import { isUndumpable } from './harden-process.ts';

/** The layers that isolate a compromised decoder; undefined until a child has been started. */
export interface SandboxLayers {
  /** Node's permission model: restricts JavaScript and WebAssembly, but not native code. */
  readonly permissions: true;
  /** No process of this user can read or trace the process that holds the secrets. */
  readonly closed_memory: boolean | undefined;
  /** seccomp: the kernel refuses a child every call that would give it access to anything new. */
  readonly system_calls: boolean | undefined;
}

export function sandboxLayers(pool: DecodingPool): SandboxLayers {
  const isKnown = pool.sealed !== undefined;
  return { permissions: true, closed_memory: isKnown ? isUndumpable() : undefined, system_calls: pool.sealed };
}

/** Whether native code in a child is confined as well. */
export function isComplete({ closed_memory, system_calls }: SandboxLayers): boolean {
  return closed_memory === true && system_calls === true;
}
