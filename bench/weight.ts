import { readdirSync, readFileSync, statSync } from 'node:fs';
import { assets, engineAddress } from './site.ts';

export interface Weight {
  readonly name: string;
  /** After brotli. */
  readonly bytes: number;
}

/** Files loaded before the first file is converted: the engine, its worker, and their static imports. */
export function engineWeights(): Weight[] {
  const engine = engineAddress.slice(engineAddress.lastIndexOf('/') + 1);
  const worker = readdirSync(assets).find((name) => /^worker-.*\.js$/.test(name));
  if (!worker) throw new Error('The build has no worker');
  return [...withImports([engine, worker])].map(weigh);
}

export function wasmWeights(): Weight[] {
  return readdirSync(assets)
    .filter((name) => name.endsWith('.wasm'))
    .map(weigh);
}

function withImports(entries: string[]): Set<string> {
  const found = new Set(entries);
  for (const name of found) {
    const code = readFileSync(new URL(name, assets), 'utf8');
    // Not `import(…)`, which loads later, if at all.
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      found.add(imported);
  }
  return found;
}

function weigh(name: string): Weight {
  return { name, bytes: statSync(new URL(`${name}.br`, assets)).size };
}
