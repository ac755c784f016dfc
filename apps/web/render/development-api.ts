import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@image-converter/settings/read';
import { siteSettings } from '@image-converter/settings/site';
import type { Plugin } from 'vite';
import { hostingOf } from './hosting.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = fileURLToPath(new URL('../.cache/development', import.meta.url));
const sources = [`${root}apps/server/src`, `${root}packages`];

/** For `vite` on its own: the API behind the pages, which starts again whenever its sources change. */
export function developmentApi(): Plugin {
  const settings = readSettings(siteSettings, process.env);
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
    configureServer({ httpServer, watcher }) {
      if (!isOurs) return;
      mkdirSync(`${folder}/site`, { recursive: true });
      writeFileSync(`${folder}/hosting.json`, JSON.stringify(hostingOf(settings)));
      let api = startApi(port);
      // Not `node --watch`: its messages from the thread of the database look like answers to queries.
      watcher.add(sources).on('change', (file) => {
        if (api.killed || !sources.some((source) => file.startsWith(source))) return;
        const startAgain = () => {
          api = startApi(port);
        };
        if (api.exitCode === null) api.once('exit', startAgain).kill();
        else startAgain();
      });
      httpServer?.on('close', () => api.kill());
    },
  };
}

function startApi(port: number): ChildProcess {
  const ours = { HOST: '127.0.0.1', PORT: String(port), SITE_DIR: `${folder}/site` };
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'], {
    cwd: root,
    env: { DATA_DIR: `${folder}/data`, LOG_LEVEL: 'warn', ...process.env, ...ours },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
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
