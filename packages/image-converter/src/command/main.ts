#!/usr/bin/env node
import manifest from '../../package.json' with { type: 'json' };
import { help, orderFrom, UsageError } from './arguments.ts';
import { Run } from './run.ts';

const misunderstood = 2;

async function main(): Promise<number> {
  const order = orderFrom(process.argv.slice(2));
  if (order === 'help' || order === 'version') {
    console.log(order === 'help' ? help : manifest.version);
    return 0;
  }
  const run = new Run(order);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void run.interrupt().then((code) => process.exit(code)));
  }
  return run.all();
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = misunderstood;
}
