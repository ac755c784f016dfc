import { execFileSync } from 'node:child_process';
import { buildChild } from '../../build/child.ts';
import { compiledFolder } from './compiled.ts';

const app = new URL('../app.ts', import.meta.url);
/**
 * Builds the decoding process, and compiles the server once before all tests, because most tests kill their server,
 * which then writes nothing to the cache.
 */
export default async function compile(): Promise<void> {
  // Once, though several projects have this setup.
  if (process.env.SERVER_IS_COMPILED) return;
  process.env.SERVER_IS_COMPILED = 'yes';
  await buildChild();
  execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--eval', `import('${app}').then(() => process.exit())`],
    { env: { ...process.env, NODE_COMPILE_CACHE: compiledFolder }, stdio: 'inherit' },
  );
}
