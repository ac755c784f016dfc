import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pipes } from '../protocol.ts';
import { commandLine } from './command-line.ts';

const probe = new URL('../testing/probe.ts', import.meta.url);
const endless = new URL('../testing/endless.ts', import.meta.url);

describe('what a decoding child may do', () => {
  let folder: string;
  let server: Server;
  let port: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'confinement-'));
    await writeFile(join(folder, 'secret'), 'secret');
    server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = String(typeof address === 'object' ? address?.port : address);
  });

  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  async function outcomes(program: string[]): Promise<unknown> {
    const { stdout } = await promisify(execFile)(process.execPath, [...program, folder, port], { env: {} });
    return JSON.parse(stdout);
  }

  test('it reads no file but its code, writes none, starts no process and has no network', {
    tags: '@promise:secure',
  }, async () => {
    expect(await outcomes(commandLine(probe))).toEqual({
      'read a file': 'ERR_ACCESS_DENIED',
      'read the users': 'ERR_ACCESS_DENIED',
      'write a file': 'ERR_ACCESS_DENIED',
      'start a process': 'ERR_ACCESS_DENIED',
      'connect by network': 'ERR_ACCESS_DENIED',
      'ask for a page': 'ERR_ACCESS_DENIED',
      environment: {},
    });
  });

  test('a program without these bounds does all of it, so that the bounds are what stops it', async () => {
    expect(await outcomes([probe.pathname])).toEqual({
      'read a file': 'done',
      'read the users': 'done',
      'write a file': 'done',
      'start a process': 'done',
      'connect by network': 'done',
      'ask for a page': 'done',
      environment: {},
    });
  });
});

describe('a child that is busy for ever, where the kernel does not watch its parent', () => {
  function start(): ChildProcess {
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe', 'pipe'] as const;
    return spawn(process.execPath, [fileURLToPath(endless)], { env: {}, stdio: [...stdio] });
  }

  test('still reports its memory, and ends when nobody is there to read it', async () => {
    const child = start();
    const reports = child.stdio.at(pipes.reports);
    if (!reports) throw new Error('no pipe');
    const [first] = await once(reports, 'data');
    expect(first.readDoubleBE(0)).toBeGreaterThan(20e6);
    reports.destroy();
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  });
});
