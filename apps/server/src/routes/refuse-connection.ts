import type { Socket } from 'node:net';

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers requests that are not HTTP, too long or too slow before closing their connection. */
export function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  security: Readonly<Record<string, string>>,
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  // The body of a call that has its answer: a second one would be read as part of the first.
  if (socket.bytesWritten > 0) {
    socket.end();
    return;
  }
  const status = statusLines[error.code ?? ''] ?? '400 Bad Request';
  const headers = Object.entries({ ...security, connection: 'close', 'content-length': 0 });
  socket.end([`HTTP/1.1 ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n'));
}
