import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Contender } from './contest.ts';

/** Runs while another process wants all of a core, as on a machine that does something else at the same time. */
export function besideABusyCore({ name, run }: Contender): Contender {
  return { name, run: () => withBusyCore(run) };
}

async function withBusyCore<T>(work: () => Promise<T>): Promise<T> {
  const busy = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  await once(busy, 'spawn');
  try {
    return await work();
  } finally {
    busy.kill('SIGKILL');
  }
}
