import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  constants,
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DecodingPool } from '../pool.ts';
import { sandboxLayers } from './layers.ts';

const attackedApi = fileURLToPath(new URL('../testing/attacked-api.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;
const nobody = isRoot ? { uid: 65534, gid: 65534 } : {};

let server: Server;
let port: string;
let folder: string;

beforeAll(async () => {
  server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = String(typeof address === 'object' ? address?.port : address);
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  // A non-root user may not be able to read the repository, so the code is copied.
  cpSync(fileURLToPath(new URL('.', import.meta.url)), join(folder, 'sandbox'), { recursive: true });
  cpSync(dirname(attackedApi), join(folder, 'testing'), { recursive: true });
  copyFileSync(process.execPath, join(folder, 'node'), constants.COPYFILE_FICLONE);
  writeFileSync(join(folder, 'upload'), 'of another visitor', { mode: 0o644 });
  chmodSync(folder, 0o777);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type State = 'sealed' | 'closed' | 'open';

async function intrude(state: State, user: { uid?: number; gid?: number }) {
  const program = [join(folder, 'testing', basename(attackedApi)), join(folder, 'sandbox'), state, folder, port];
  const { stdout } = await promisify(execFile)(join(folder, 'node'), program, { env: { SECRET: 'x' }, ...user });
  const [results = '', end] = stdout.split('\n');
  const outcomes: Record<string, string> = JSON.parse(results);
  const tried = Object.keys(outcomes);
  return { tried, got: tried.filter((name) => outcomes[name] === 'done'), end };
}

describe.each([
  ['somebody without rights', nobody],
  ['whoever runs this', {}],
])('native code in a decoding child of %s', (_, user) => {
  test('gets nothing once the child is sealed', async () => {
    const { tried, got, end } = await intrude('sealed', user);
    expect(tried.length).toBeGreaterThan(15);
    expect(got).toEqual([]);
    // It could not exec another program either.
    expect(end).toBe('SIGKILL');
    expect(readdirSync(folder)).not.toContain('written-sealed');
  });

  test('gets whatever the user has without a sandbox, so that the sandbox is what stops it', async () => {
    const { got, end } = await intrude('open', user);
    expect(got).toEqual(
      expect.arrayContaining([
        'read the environment of the API',
        'read the upload of another',
        'write a file',
        'connect to the API',
        'start a program',
        'send the API a signal',
      ]),
    );
    expect(end).toBe('1');
    rmSync(join(folder, 'written-unsealed'));
  });
});

test('a closed API is no open book to its user, even for a child that is not sealed', async () => {
  const { got } = await intrude('closed', nobody);
  expect(got).toContain('read the upload of another');
  for (const secret of ['read the environment', 'read the memory', 'copy the memory', 'attach to', 'make a ring']) {
    expect(got.filter((name) => name.startsWith(secret))).toEqual([]);
  }
});

describe('the children of a pool', () => {
  const pool = new DecodingPool({ children: 1 });
  let [child = 0]: number[] = [];
  beforeAll(async () => {
    expect(sandboxLayers(pool)).toEqual({ permissions: true, closed_memory: undefined, system_calls: undefined });
    await pool.warmUp();
    [child = 0] = pool.pids;
  });
  afterAll(() => pool.close(0));

  test('are sealed when they are ready, and the kernel says so of each of their threads', () => {
    expect(sandboxLayers(pool)).toEqual({ permissions: true, closed_memory: !isRoot, system_calls: true });
    const threads = readdirSync(`/proc/${child}/task`).map((thread) =>
      readFileSync(`/proc/${child}/task/${thread}/status`, 'latin1'),
    );
    expect(threads.length).toBeGreaterThan(1);
    for (const status of threads) {
      expect(status).toMatch(/^Seccomp:\t2$/m);
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    }
  });

  test('hold nothing open but nothing, their pipes, their event loops and their decoders', () => {
    const held = readdirSync(`/proc/${child}/fd`).map((file) => readlinkSync(`/proc/${child}/fd/${file}`));
    const expected = /^(\/dev\/null|socket:\[\d+\]|pipe:\[\d+\]|anon_inode:\[event(fd|poll)\]|.*\.wasm)$/;
    expect(held.filter((file) => !expected.test(file))).toEqual([]);
    expect(held.filter((file) => file.startsWith('socket:'))).toHaveLength(3);
  });
});
