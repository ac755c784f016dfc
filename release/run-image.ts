import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { Image } from './build-image.ts';

/** In a real image, the files belong to root, and the image's user cannot write to them. */
export function makeReadOnly({ root, folder }: Image): void {
  // The image's user must be able to enter the parent folder.
  chmodSync(join(root, '..'), 0o755);
  execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
}

/** Lets a user who is not root delete it. */
export function makeWritable({ folder }: Image): void {
  execFileSync('chmod', ['-R', 'u+w', folder]);
}

/** Runs a command in the image as its user or, unless we are root, as the current user. */
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

/** Resolves when the line is printed; rejects with the complete output if the process ends first. */
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
