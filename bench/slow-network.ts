import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A phone on the move: milliseconds until the first byte, then bytes per second. */
export const slowNetwork = { delay: 150, rate: 200_000 };

const chunk = 4000;

/** Proxies the site through a simulated slow network; each response is throttled separately. */
export async function behindSlowNetwork(site: string, work: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer((asked, answer) => {
    // The client may have disconnected, and the site may be down.
    passOn(site, asked, answer).catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    // Browsers allow service workers on localhost.
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
