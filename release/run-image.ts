import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { Image } from './build-image.ts';

/** The files of the image belong to somebody else than its user, and nobody may write to them. */
export function makeReadOnly({ root, folder }: Image): void {
  // Its user has to get this far.
  chmodSync(join(root, '..'), 0o755);
  execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
}

/** So that whoever is not root can delete it. */
export function makeWritable({ folder }: Image): void {
  execFileSync('chmod', ['-R', 'u+w', folder]);
}

/** Runs a command of the image as its user. Where we are not root, whoever we are is that user. */
export function runInImage(image: Image, command: string[], settings: Record<string, string> = {}): ChildProcess {
  const [program = '', ...rest] = command;
  return spawn(program, rest, {
    cwd: image.folder,
    env: { ...image.environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(process.getuid?.() === 0 ? image.user : {}),
  });
}

export async function exitCodeOf(running: ChildProcess): Promise<number | null> {
  if (running.exitCode !== null || running.signalCode !== null) return running.exitCode;
  const [code] = await once(running, 'exit');
  return code;
}

/** Resolves when the line comes out; rejects with all that came out when the process ends before. */
export async function printed(running: ChildProcess, line: RegExp): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [running.stdout, running.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (line.test(output)) resolve();
      });
    }
    running.once('exit', () => reject(new Error(`It ended before it printed ${line}:\n${output}`)));
  });
}
