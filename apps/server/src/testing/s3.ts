import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { freePort } from './free-port.ts';

export interface TestS3 {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Method and path of each request so far. */
  requests: readonly string[];
  /** Ids of the multipart uploads that were begun and neither completed nor aborted. */
  unfinishedUploads(bucket: string): Promise<string[]>;
  /** Stops answering; connections are cut. */
  pause(): Promise<void>;
  /** Answers again, with the same objects on the same port. */
  resume(): Promise<void>;
  /** Stops for good and removes the objects. */
  stop(): Promise<void>;
}

/** s3rver on a free loopback port, with the two calls about unfinished uploads that it lacks. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'image-converter-s3-'));
  const port = await freePort();
  const answer = withUnfinishedUploads(directory, new S3rver({ directory, silent: true }).callback());
  const requests: string[] = [];
  const listener: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url?.replace(/\?.*/, '')}`);
    answer(request, response);
  };
  let server = await listen(listener, port);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    requests,
    unfinishedUploads: async (bucket) => (await uploadsIn(directory, bucket)).map(({ id }) => id),
    pause: () => close(server),
    async resume() {
      server = await listen(listener, port);
    },
    async stop() {
      await close(server);
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

/** ListMultipartUploads and AbortMultipartUpload. */
function withUnfinishedUploads(directory: string, next: RequestListener): RequestListener {
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const bucket = pathname.split('/')[1] ?? '';
    const uploadId = searchParams.get('uploadId');
    if (request.method === 'DELETE' && uploadId) {
      await rm(join(uploadsFolder(directory, bucket), uploadId), { recursive: true, force: true });
      response.writeHead(204).end();
      return;
    }
    if (request.method === 'GET' && searchParams.has('uploads')) {
      const prefix = searchParams.get('prefix') ?? '';
      const uploads = (await uploadsIn(directory, bucket)).filter(({ key }) => key.startsWith(prefix));
      response.writeHead(200, { 'content-type': 'application/xml' }).end(uploadsXml(uploads));
      return;
    }
    next(request, response);
  };
}

function uploadsXml(uploads: { id: string; key: string }[]): string {
  const entries = uploads.map(({ id, key }) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`);
  return `<ListMultipartUploadsResult>${entries.join('')}</ListMultipartUploadsResult>`;
}

async function uploadsIn(directory: string, bucket: string): Promise<{ id: string; key: string }[]> {
  const folder = uploadsFolder(directory, bucket);
  const ids = await readdir(folder).catch(() => []);
  return Promise.all(ids.map(async (id) => ({ id, key: await readFile(join(folder, id, 'key'), 'utf8') })));
}

/** Where s3rver keeps the parts. */
function uploadsFolder(directory: string, bucket: string): string {
  return join(directory, bucket, '._S3rver_uploads');
}
