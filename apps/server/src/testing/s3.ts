import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { freePort } from './free-port.ts';

export interface TestS3 {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The method and path of each request so far. */
  requests: readonly string[];
  /** Stops answering; connections are cut. */
  pause(): Promise<void>;
  /** Answers again, with the same objects on the same port. */
  resume(): Promise<void>;
  /** Stops for good and removes the objects. */
  stop(): Promise<void>;
}

/**
 * s3rver on a free loopback port, behind a server that passes on only complete requests: S3 stores nothing of an
 * interrupted upload, but s3rver alone would keep what it received.
 */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'image-converter-s3-'));
  const innerPort = await freePort();
  const inner = await listen(new S3rver({ directory, silent: true }).callback(), innerPort);
  const port = await freePort();
  const requests: string[] = [];
  const forward = wholeRequestsTo(innerPort);
  const front: RequestListener = (incoming, response) => {
    requests.push(`${incoming.method} ${incoming.url?.replace(/\?.*/, '')}`);
    forward(incoming, response);
  };
  let server = await listen(front, port);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    requests,
    pause: () => close(server),
    async resume() {
      server = await listen(front, port);
    },
    async stop() {
      await close(server);
      await close(inner);
      await rm(directory, { recursive: true });
    },
  };
}

async function listen(listener: RequestListener, port: number): Promise<Server> {
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

function wholeRequestsTo(port: number): RequestListener {
  return async (incoming, response) => {
    const body = await wholeBody(incoming);
    if (!body) return;
    const { method, url: path, headers } = incoming;
    const { expect: _answeredHere, ...passedOn } = headers;
    const forwarded = request({ host: '127.0.0.1', port, method, path, headers: passedOn }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    forwarded.end(body);
  };
}

/** Undefined if the sender disconnected. */
async function wholeBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  return buffer(incoming).catch(() => undefined);
}
