import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs one of our programs, and exits if it fails. */
export function runProgram(file: URL, parameters: readonly string[] = []): void {
  const { status } = spawnSync(process.execPath, [fileURLToPath(file), ...parameters], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

export function buildSite(): void {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const { status } = spawnSync('npm run build', { cwd, stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}
