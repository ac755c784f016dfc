import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** The latest response on each connection. */
const lastAnswers = new WeakMap<Socket, ServerResponse>();

export function rememberAnswers(server: Server): void {
  server.on('request', ({ socket }, answer) => lastAnswers.set(socket, answer));
}

/** Answers calls that expect something unknown. Node's own answer would have none of our headers. */
export function refuseExpectations(server: Server, security: Readonly<Record<string, string>>): void {
  server.on('checkExpectation', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    lastAnswers.set(socket, answer);
    answer.writeHead(417, { ...security, connection: 'close', 'content-length': 0 }).end();
  });
}

/** Leaves time to read the answer, then frees the descriptor and ends an upload, even if the other side stays. */
const lingerMilliseconds = 1000;

/** Answers requests that are not HTTP, too long or too slow, then closes the connection. */
export function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  security: Readonly<Record<string, string>>,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
  // The invalid data is the body of a call that has already been answered. A second response would be read as part of
  // the first.
  const last = lastAnswers.get(socket);
  if (last?.headersSent && !last.req.complete) {
    socket.end();
    return;
  }
  const status = statusLines[error.code ?? ''] ?? '400 Bad Request';
  const headers = Object.entries({ ...security, connection: 'close', 'content-length': 0 });
  socket.end([`HTTP/1.1 ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n'));
}
