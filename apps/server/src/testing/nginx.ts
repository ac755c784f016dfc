import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export interface Nginx {
  readonly origin: string;
  /** New requests go to these servers; those under way are finished where they are. */
  serve(origins: readonly string[]): void;
  stop(): Promise<void>;
}

/** Says which server gave the answer. */
export const servedByHeader = 'x-served-by';

/** nginx before several servers, each request going to the next of them. */
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

function configuration(folder: string, port: number, origins: readonly string[]): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const servers = origins.map((origin) => `server ${new URL(origin).host};`).join(' ');
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
    events {}
    http {
      access_log off; client_max_body_size 50m;
      ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
      upstream api { ${servers} }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://api;
          proxy_request_buffering off;
          proxy_http_version 1.1;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          add_header ${servedByHeader} $upstream_addr always;
        }
      }
    }`;
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
