import { once } from 'node:events';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** A phone on the move, as in Lighthouse: milliseconds until the first byte, then bytes per second. */
const network = { delay: 150, rate: 200_000 };
const chunk = 4000;

export const networkInWords = `${network.delay} ms and ${(network.rate * 8) / 1e6} Mbit/s`;

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Proxies a site through a simulated slow network, in which all responses share one line. */
export async function behindSlowNetwork<T>(site: string, work: (origin: string) => Promise<T>): Promise<T> {
  const line = new Line();
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer((asked, answer) => {
    const pass = async () => {
      await pause(network.delay);
      await line.send(await answerOf(site, asked, answers), answer);
    };
    // The client may have disconnected, and the site may be down.
    pass().catch(() => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    // Browsers allow service workers on localhost.
    return await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

class Line {
  #freeAt = 0;

  async send({ status, headers, body }: Answer, to: ServerResponse): Promise<void> {
    to.writeHead(status, headers);
    for (let at = 0; at < body.length; at += chunk) {
      this.#freeAt = Math.max(this.#freeAt, performance.now()) + (chunk / network.rate) * 1000;
      await pause(this.#freeAt - performance.now());
      to.write(body.subarray(at, at + chunk));
    }
    to.end();
  }
}

/** Asked once for each browser cache state, so that compressing does not count. */
function answerOf(
  site: string,
  { url = '/', method, headers }: IncomingMessage,
  known: Map<string, Promise<Answer>>,
): Promise<Answer> {
  const key = `${method} ${url} ${headers['if-none-match'] ?? ''}`;
  const answer = known.get(key) ?? fetched(site + url, method, headers);
  known.set(key, answer);
  return answer;
}

async function fetched(address: string, method: string | undefined, headers: IncomingMessage['headers']) {
  const asked = request(address, { method, headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  const status = response.statusCode ?? 502;
  if (response.headers['content-encoding'] || body.length === 0) return { status, headers: response.headers, body };
  const small = await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const { 'content-length': _, ...kept } = response.headers;
  return { status, headers: { ...kept, 'content-encoding': 'br' }, body: small };
}
