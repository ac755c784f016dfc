import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const packageFolder = fileURLToPath(new URL('../../packages/image-converter', import.meta.url));

const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8');
const [, form = ''] = /```html\n((?:(?!```).)*<image-converter .*?)```/s.exec(readme) ?? [];
const [, allowed = ''] = /`(script-src [^`]+)`/.exec(readme) ?? [];

const headers = { 'Content-Security-Policy': `default-src 'none'; form-action 'self'; ${allowed}` };
const mediaTypes: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

interface Upload {
  readonly action: string;
  readonly files: readonly File[];
}

/** Somebody else's site, on a free port: the form of the package's README, and what visitors send with it. */
export async function startWidgetSite() {
  const uploads: Upload[] = [];
  /** Requests for scripts with this name wait. */
  let held: { name: string; released: Promise<void> } | undefined;

  async function answer(request: IncomingMessage): Promise<{ type: string; body: string | Buffer }> {
    const { url = '/', method } = request;
    if (url === '/') return { type: 'text/html', body: form };
    if (method === 'POST') {
      uploads.push(await uploadIn(request));
      return { type: 'text/html', body: '<!doctype html><title>Thank you</title>' };
    }
    if (held && url.includes(held.name)) await held.released;
    const path = url.replace(/^\/image-converter\//, '');
    return { type: mediaTypes[extname(path)] ?? '', body: readFileSync(join(packageFolder, 'dist', path)) };
  }

  const server = createServer((request, response) => {
    answer(request)
      .then(({ type, body }) => response.writeHead(200, { ...headers, 'Content-Type': type }).end(body))
      .catch(() => response.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}/`,
    uploads,
    /** Returns a function that lets them through. */
    hold(name: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { name, released: promise };
      return resolve;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function uploadIn(request: IncomingMessage): Promise<Upload> {
  const type = request.headers['content-type'] ?? '';
  const data = await new Response(new Uint8Array(await buffer(request)), {
    headers: { 'Content-Type': type },
  }).formData();
  const files = data.getAll('photos').filter((one) => one instanceof File);
  return { action: String(data.get('action')), files };
}
