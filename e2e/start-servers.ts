import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { addresses } from './addresses.ts';

/** Whether main.ts has started the servers for all suites. Any other server on these ports may serve another build. */
export const areShared = process.env.SERVERS_STARTED === 'yes';

async function answers(): Promise<boolean> {
  return (await fetch(`${addresses.site}/en`).catch(() => undefined)) !== undefined;
}

/** Starts servers.ts, unless all suites share it. Resolves to a function that stops it. */
export async function startServers(): Promise<() => Promise<void>> {
  if (areShared) return async () => {};
  if (await answers()) throw new Error(`Something else listens at ${addresses.site}`);
  const servers = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'servers.ts'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers())) {
    if (servers.exitCode !== null) throw new Error('The servers ended');
    await pause(100);
  }
  return async () => {
    if (servers.exitCode !== null) return;
    servers.kill();
    await once(servers, 'exit');
  };
}
