import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const documentation = new URL('../../../../docs/deploying.md', import.meta.url);

export interface Nginx {
  readonly origin: string;
  /** The contents of all its logs. */
  logged(): string;
  /** Sends new requests to these servers; running requests finish where they are. */
  serve(origins: readonly string[]): void;
  stop(): Promise<void>;
}

/** The response header that names the server. */
export const servedByHeader = 'x-served-by';

/** nginx in front of several servers, configured as documented; round-robin. */
export async function startNginx(origins: readonly string[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'image-converter-nginx-'));
  const port = await freePort();
  const configure = (servers: readonly string[]) =>
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, servers));
  configure(origins);
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(nginx, origin);
  return {
    origin,
    logged: () => [logIn(folder, 'access'), logIn(folder, 'error')].map(contentOf).join(''),
    serve: (servers) => {
      configure(servers);
      nginx.kill('SIGHUP');
    },
    stop: async () => {
      const exited = once(nginx, 'exit');
      nginx.kill();
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

/** The documented configuration within Debian's defaults for nginx, which keep both logs. */
function configuration(folder: string, port: number, origins: readonly string[]): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${logIn(folder, 'error')} error;
    events {}
    http {
      # A reload closes idle connections. Browsers send a request again that met that; the client of the tests does not.
      keepalive_timeout 0;
      access_log ${logIn(folder, 'access')};
      ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      add_header ${servedByHeader} $upstream_addr always;
      ${documented(folder, port, origins)}
    }`;
}

function documented(folder: string, port: number, origins: readonly string[]): string {
  const [, block] = readFileSync(documentation, 'utf8').split('```nginx\n');
  const [conf = ''] = block?.split('```') ?? [];
  const servers = origins.map((origin) => `server ${new URL(origin).host};`).join(' ');
  return conf
    .replaceAll(/^ +server [\d.:]+;\n/gm, '')
    .replace('upstream converter {', `upstream converter { ${servers}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/log/nginx/error.log', logIn(folder, 'error'));
}

function logIn(folder: string, name: 'access' | 'error'): string {
  return join(folder, `${name}.log`);
}

function contentOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function untilItAnswers(nginx: ChildProcess, origin: string): Promise<void> {
  const failed = once(nginx, 'error').then(([error]) => Promise.reject(error));
  const answers = async () => {
    while (nginx.exitCode === null) {
      if (await fetch(origin).then(Boolean, () => false)) return;
      await delay(20);
    }
    throw new Error('nginx did not start');
  };
  await Promise.race([answers(), failed]);
}
