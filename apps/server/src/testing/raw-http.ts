import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Text or bytes to send unchanged; a number is a pause in milliseconds. */
export type RawPart = string | Uint8Array | number;

/**
 * Sends raw bytes that no HTTP client would send. Resolves to the first response once the connection has ended, or to
 * undefined if it ended without one. Rejects if the server does not end it in time. `end`: closes the sending side
 * after the last part.
 */
export function sendRaw(
  origin: string,
  parts: readonly RawPart[],
  { end = false, milliseconds = 60_000 } = {},
): Promise<RawAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connectTo(origin);
    const timer = setTimeout(() => {
      reject(new Error('The server did not end the connection'));
      socket.destroy();
    }, milliseconds);
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text;
    });
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(parse(received));
    });
    socket.on('connect', async () => {
      for (const part of parts) {
        if (typeof part === 'number') await delay(part);
        else if (socket.writable) socket.write(part);
      }
      if (end) socket.end();
    });
  });
}

/** A connection that may be reset; a reset counts as its end. */
export function connectTo(origin: string): Socket {
  const { hostname, port } = new URL(origin);
  return connect({ host: hostname, port: Number(port), allowHalfOpen: true }).on('error', () => undefined);
}

/** The head of a request with `connection: close`. */
export function requestHead(method: string, path: string, headers: Record<string, string | number> = {}): string {
  const lines = Object.entries({ host: 'localhost', apikey: 'anonymous', connection: 'close', ...headers });
  return [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');
}

function parse(received: string): RawAnswer | undefined {
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1];
  return status ? { status: Number(status), head, body: rest.join('\r\n\r\n') } : undefined;
}
