import { execFileSync } from 'node:child_process';
import { compiledFolder } from './compiled.ts';

const app = new URL('../app.ts', import.meta.url);

/** Compiles the server once before all tests: most of them kill theirs, which then writes nothing into the cache. */
export default function compile(): void {
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', '--eval', `import('${app}')`], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiledFolder },
    stdio: 'inherit',
  });
}
