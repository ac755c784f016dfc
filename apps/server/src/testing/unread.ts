import { connect, type Socket } from 'node:net';
import { calls } from '@image-converter/contract/calls';
import { type Job, jobSchema } from '@image-converter/contract/schemas';
import { tiff } from './pictures.ts';
import { requestHead } from './raw-http.ts';
import type { Visitor } from './visitor.ts';

/** Requests the picture without reading the response; resolves when the server ends the connection. */
export function convertUnread(visitor: Visitor, { id }: Pick<Job, 'id'>): Promise<void> {
  const body = JSON.stringify({ jobId: id });
  const headers = { ...visitor.headers, 'content-type': 'application/json', 'content-length': body.length };
  const { hostname, port } = new URL(visitor.origin);
  return new Promise((resolve) => {
    const socket: Socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.pause();
    socket.write(requestHead('POST', calls.convertImage.path, headers) + body);
    // A connection that is not read never reports its end: only writing shows that the server has closed it. A server
    // that waits for less than this takes the connection for idle.
    const look = setInterval(() => socket.write('\n'), 1500);
    socket.once('close', () => clearInterval(look));
  });
}

/** Uploads pictures with huge results, requests them without reading, and repeats this as often as allowed. */
export class UnreadingVisitor {
  readonly #visitor: Visitor;
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #ended: Promise<unknown>;
  #goesOn = true;
  #asked = 0;

  constructor(visitor: Visitor, bytes: Uint8Array<ArrayBuffer>, milliseconds: number) {
    this.#visitor = visitor;
    this.#bytes = bytes;
    this.#ended = this.#goOn(milliseconds);
  }

  /** The number of pictures requested but not read. */
  get asked(): number {
    return this.#asked;
  }

  async end(): Promise<void> {
    this.#goesOn = false;
    await this.#ended;
  }

  async #goOn(milliseconds: number): Promise<void> {
    while (this.#goesOn) {
      await this.#once();
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    }
  }

  async #once(): Promise<void> {
    const created = await this.#visitor.create(this.#bytes.length, tiff);
    if (!created.ok) return;
    const job = jobSchema.parse(await created.json());
    if (!(await this.#visitor.upload(job, this.#bytes)).ok) return;
    if (!(await this.#visitor.update(job)).ok) return;
    this.#asked += 1;
    void convertUnread(this.#visitor, job);
  }
}
