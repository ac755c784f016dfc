import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Contender } from './contest.ts';

/** Runs `work` while another process tries to use a whole core, as on a machine that is busy with something else. */
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
