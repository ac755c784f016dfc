import { type ServerProcess, startServerProcess } from '@image-converter/server/testing/server-process';
import type { Visitor } from '@image-converter/server/testing/visitor';
import type { Photo } from '../photos.ts';

/** The server's start options in production. */
const nodeOptions = '--max-semi-space-size=1';
const jpgStart = [0xff, 0xd8, 0xff];

/** Runs the server in a separate process while `work` runs. */
export async function withServer<T>(
  environment: Record<string, string>,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  const server = await startServerProcess({ NODE_OPTIONS: nodeOptions, ...environment });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

export function announcement({ name }: Photo) {
  return { original_filename: name, source_format: name.replace(/^.*\./, '').toLowerCase() };
}

/** Makes all calls of a conversion and returns the size of the JPG. */
export async function convert(visitor: Visitor, photo: Photo): Promise<number> {
  const job = await visitor.uploaded(new Uint8Array(photo.bytes), announcement(photo));
  return jpgBytes(await visitor.convert(job));
}

/** The size of a response that must be a JPG. */
export async function jpgBytes(answer: Response): Promise<number> {
  if (!answer.ok) throw new Error(`HTTP ${answer.status} ${await answer.text()}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  requireJpg(bytes);
  return bytes.length;
}

export function requireJpg(bytes: Uint8Array): void {
  if (!jpgStart.every((byte, index) => bytes[index] === byte)) throw new Error('What came back is no JPG');
}
