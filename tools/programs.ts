import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const manifest = new URL('../apps/web/dist/client/manifest.json', import.meta.url);

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

/** The address of the engine's script in the built site, which is built if it is not there. */
export function engineAddress(): string {
  if (!existsSync(manifest)) buildSite();
  const files: Record<string, { file: string }> = JSON.parse(readFileSync(manifest, 'utf8'));
  const script = files['../../packages/engine/src/engine.ts'];
  if (!script) throw new Error('The build has no engine');
  return `/${script.file}`;
}
