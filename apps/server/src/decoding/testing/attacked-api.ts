import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

// Simulates the API: it holds secrets and starts a decoding child that turns out to be an intruder.
const [sandbox = '', state, ...rest] = process.argv.slice(2);
if (state !== 'open') {
  const { hardenProcess } = await import(`${sandbox}/harden-process.ts`);
  hardenProcess();
}
const intruder = fileURLToPath(new URL('./intruder.ts', import.meta.url));
const child = state === 'sealed' ? 'sealed' : 'unsealed';
const stdio = ['ignore', 'inherit', 'ignore', 'pipe'] as const;
const running = spawn(process.execPath, [intruder, sandbox, child, ...rest], { env: {}, stdio: [...stdio] });
const [exitCode, signal] = await once(running, 'exit');
console.log(exitCode ?? signal);
