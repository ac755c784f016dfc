import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { env, execPath } from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@image-converter/settings/read';
import { siteSettings } from '@image-converter/settings/site';
import type { Plugin } from 'vite';
import { hostingOf } from './hosting.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = fileURLToPath(new URL('../.cache/development', import.meta.url));
const sources = [`${root}apps/server/src`, `${root}packages`];

/** For the Vite dev server: runs the API behind the pages and restarts it when its sources change. */
export function developmentApi(): Plugin {
  const settings = readSettings(siteSettings, env);
  const isOurs = settings.api?.origin === '';
  let port: number;
  return {
    name: 'development-api',
    apply: 'serve',
    async config() {
      if (!isOurs) return {};
      port = await freePort();
      return { server: { proxy: { '/api': `http://127.0.0.1:${port}` } } };
    },
    configureServer({ httpServer, middlewares, watcher }) {
      if (!isOurs) return;
      mkdirSync(`${folder}/site`, { recursive: true });
      writeFileSync(`${folder}/hosting.json`, JSON.stringify(hostingOf(settings)));
      let api = startApi(port);
      // Not `node --watch`: the messages it posts from the database thread look like answers to queries.
      watcher.add(sources).on('change', (file) => {
        if (file.endsWith('.test.ts') || !sources.some((source) => file.startsWith(source))) return;
        // A graceful shutdown would take a second.
        api.process.kill('SIGKILL');
        api = startApi(port);
      });
      // Requests wait until the API has started.
      middlewares.use('/api', async (_request, _response, next) => {
        for (let known: Api | undefined; known !== api; await known.started) known = api;
        next();
      });
      httpServer?.on('close', () => api.process.kill());
    },
  };
}

interface Api {
  readonly process: ChildProcess;
  /** Resolves when the API listens or has exited. */
  readonly started: Promise<void>;
}

function startApi(port: number): Api {
  execFileSync(execPath, ['apps/server/build/child.ts'], { cwd: root });
  const defaults = {
    DATA_DIR: `${folder}/data`,
    LOG_LEVEL: 'warn',
    // Both shorten each start.
    CONVERSION_CHILDREN: '1',
    NODE_COMPILE_CACHE: `${folder}/compiled`,
  };
  const ours = { HOST: '127.0.0.1', PORT: String(port), SITE_DIR: `${folder}/site` };
  const process = spawn(execPath, ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'], {
    cwd: root,
    env: { ...defaults, ...env, ...ours },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started = new Promise<void>((resolve) => {
    process.once('exit', () => resolve());
    createInterface(process.stdout).on('line', (line) => {
      // Not logged: it names the API's own address, which is not the one to open.
      if (line.startsWith('Image converter:')) resolve();
      else console.log(line);
    });
  });
  return { process, started };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
