import { execFileSync } from 'node:child_process';
import { v8Switches } from '../decoding/child/v8-switches.ts';
import { compiledFolder } from './compiled.ts';

const app = new URL('../app.ts', import.meta.url);
const child = ['../decoding/child/answer.ts', '../decoding/child/watch.ts', '../decoding/sandbox/seccomp.ts'];

/**
 * Compiles the server once before all tests, because most tests kill their server, which then writes nothing to the
 * cache.
 */
export default function compile(): void {
  load([], [app]);
  load(
    // The cache is only valid for processes with the same flags.
    v8Switches,
    child.map((path) => new URL(path, import.meta.url)),
  );
}

function load(switches: readonly string[], modules: readonly URL[]): void {
  const imports = modules.map((module) => `import('${module}')`).join();
  execFileSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      ...switches,
      '--eval',
      `Promise.all([${imports}]).then(() => process.exit())`,
    ],
    { env: { ...process.env, NODE_COMPILE_CACHE: compiledFolder }, stdio: 'inherit' },
  );
}
