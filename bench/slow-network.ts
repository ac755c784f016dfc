import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Of a phone on the road: until the first byte, in milliseconds, and from then on, in bytes per second. */
export const slowNetwork = { delay: 150, rate: 200_000 };

const chunk = 4000;

/** The same site at the end of a slow line, each answer on its own. */
export async function behindSlowNetwork(site: string, work: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer((asked, answer) => {
    // Whoever asked may be gone, and so may the site.
    passOn(site, asked, answer).catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    // Browsers allow a service worker on this name.
    await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function passOn(site: string, { url = '/', method, headers }: IncomingMessage, answer: ServerResponse) {
  await pause(slowNetwork.delay);
  const passed = request(site + url, { method, headers }).end();
  const [response] = (await once(passed, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  answer.writeHead(response.statusCode ?? 502, response.headers);
  for (let at = 0; at < body.length; at += chunk) {
    answer.write(body.subarray(at, at + chunk));
    await pause((chunk / slowNetwork.rate) * 1000);
  }
  answer.end();
}
