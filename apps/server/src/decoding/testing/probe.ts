import { exec } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { promisify } from 'node:util';

// Runs with the permissions of a decoding child, tries everything forbidden and prints each outcome.
const [folder = '', port = ''] = process.argv.slice(2);

const attempts: Record<string, () => Promise<unknown>> = {
  'read a file': () => readFile(`${folder}/secret`),
  'read the users': () => readFile('/etc/passwd'),
  'write a file': () => writeFile(`${folder}/written`, 'x'),
  'start a process': () => promisify(exec)('true'),
  'connect by network': () => connected(),
  'ask for a page': () => fetch(`http://127.0.0.1:${port}/`),
};

const results = Object.entries(attempts).map(async ([name, attempt]) => [name, await outcome(attempt)]);
console.log(JSON.stringify({ ...Object.fromEntries(await Promise.all(results)), environment: process.env }));
// Open connections would keep the process alive.
process.exit();

async function outcome(attempt: () => Promise<unknown>): Promise<unknown> {
  try {
    await attempt();
    return 'done';
  } catch (error) {
    return codeOf(error) ?? codeOf(error instanceof Error ? error.cause : undefined);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function connected(): Promise<void> {
  return new Promise((resolve, reject) => {
    connect(Number(port), '127.0.0.1').once('connect', resolve).once('error', reject);
  });
}
