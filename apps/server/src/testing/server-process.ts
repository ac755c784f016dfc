import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Environment } from '@image-converter/settings/read';
import { compiledFolder } from './compiled.ts';
import { freePort } from './free-port.ts';
import { preloaded } from './preloaded.ts';
import { childrenOf } from './processes.ts';
import { writeSmallSite } from './site.ts';
import { Visitor } from './visitor.ts';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const started = 'Image converter: http';
const bucket = 'temp-conversions';

/** The server in a separate process, which can be killed and restarted on the same data. */
export class ServerProcess {
  readonly dataDir: string;
  readonly visitor: Visitor;
  readonly #folder: string;
  readonly #environment: Environment;
  #process: ChildProcess | undefined;
  #output = '';

  constructor(folder: string, environment: Environment) {
    this.#folder = folder;
    this.#environment = environment;
    this.dataDir = environment.DATA_DIR ?? '';
    this.visitor = new Visitor(`http://127.0.0.1:${environment.PORT}`);
  }

  get origin(): string {
    return this.visitor.origin;
  }

  get pid(): number {
    const pid = this.#process?.pid;
    if (pid === undefined) throw new Error('The server is not running');
    return pid;
  }

  get isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  /** Its output so far. */
  get output(): string {
    return this.#output;
  }

  /** Its decoding processes, the oldest first: at work, waiting for their visitor's next file, and spares. */
  get children(): number[] {
    return childrenOf(this.pid);
  }

  /** Suspends its decoding processes, so that jobs keep running until the returned function is called. */
  freeze(): () => void {
    const { children } = this;
    for (const pid of children) process.kill(pid, 'SIGSTOP');
    return () => {
      for (const pid of children) process.kill(pid, 'SIGCONT');
    };
  }

  /** The value of one of its metrics. */
  async metric(name: string): Promise<number> {
    const headers = { authorization: `Bearer ${this.#environment.METRICS_TOKEN}` };
    const metrics = await (await fetch(`${this.origin}/metrics`, { headers })).text();
    const line = metrics.split('\n').find((text) => text.startsWith(`${name} `));
    return Number(line?.slice(name.length));
  }

  /** Resolves when the server is listening. `launcher`: a command that runs the command passed to it. */
  async start(launcher: readonly string[] = []): Promise<void> {
    const [command = '', ...args] = [...launcher, process.execPath, ...preloaded, program];
    const server = spawn(command, args, {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledFolder, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = server;
    const printedBefore = this.#output.length;
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
    while (!this.#output.slice(printedBefore).includes(started)) {
      if (!this.isRunning) throw new Error(`The server did not start: ${this.#output.slice(printedBefore)}`);
      await delay(20);
    }
  }

  /** Kills it like a crash: nothing is cleaned up. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to exit; resolves to its exit code. */
  async terminate(): Promise<number | null> {
    await this.#end('SIGTERM');
    return this.#process?.exitCode ?? null;
  }

  /** Paths of the files in the bucket on disk, including half-written ones. */
  filesInBucket(): string[] {
    const folder = join(this.dataDir, bucket);
    if (!existsSync(folder)) return [];
    const found = readdirSync(folder, { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  }

  /** Stops it if it is running, and removes its folder. */
  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.#process || !this.isRunning) return;
    const exited = once(this.#process, 'close');
    this.#process.kill(signal);
    await exited;
  }
}

/** A server with a small site, its own folder and a free port. Not started yet. */
export async function prepareServerProcess(environment: Environment = {}): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'image-converter-'));
  return new ServerProcess(folder, {
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    SITE_DIR: writeSmallSite(folder),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '100000',
    OPEN_JOBS_PER_VISITOR: '1000',
    CONVERSION_CHILDREN: '1',
    CONVERSION_SLOTS: '100',
    METRICS_TOKEN: 'watching',
    ...environment,
  });
}

export async function startServerProcess(environment: Environment = {}): Promise<ServerProcess> {
  const server = await prepareServerProcess(environment);
  await server.start();
  return server;
}
