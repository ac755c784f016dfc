import child_process from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { compiledFolder } from './compiled.ts';

/**
 * Tests start far more decoding processes than a server does, and compiling takes a third of each start. Here they
 * share a compile cache filled before all tests. Node needs write access to the cache, which a decoding process never
 * has in production; child/confinement.test.ts starts its own children.
 */
const { spawn } = child_process;

type Spawn = (command: string, args: readonly string[], options: child_process.SpawnOptions) => unknown;

const spawnCompiled: Spawn = (command, args, options) => {
  if (!args.at(-1)?.endsWith('/decoding/child/main.ts')) return (spawn as Spawn)(command, args, options);
  const mayUse = ['read', 'write'].map((access) => `--allow-fs-${access}=${compiledFolder}`);
  const env = { ...options.env, NODE_COMPILE_CACHE: compiledFolder };
  return (spawn as Spawn)(command, [...mayUse, ...args], { ...options, env });
};

Object.assign(child_process, { spawn: spawnCompiled });
syncBuiltinESMExports();
