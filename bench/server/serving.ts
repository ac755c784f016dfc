import { defaultChoices } from '@image-converter/formats/options';
import { type ServerProcess, startServerProcess } from '@image-converter/server/testing/server-process';
import type { Visitor } from '@image-converter/server/testing/visitor';
import type { Photo } from '../pictures.ts';

/** The real server in its own process, called over HTTP from the same machine. */

const production = { NODE_OPTIONS: '--max-semi-space-size=1' };

export async function withServers<T>(
  replicas: number,
  environment: Record<string, string>,
  work: (servers: readonly ServerProcess[]) => Promise<T>,
): Promise<T> {
  const start = () => startServerProcess({ ...production, ...environment });
  const servers = await Promise.all(Array.from({ length: replicas }, start));
  try {
    return await work(servers);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

export function withServer<T>(
  environment: Record<string, string>,
  work: (server: ServerProcess) => Promise<T>,
): Promise<T> {
  return withServers(1, environment, ([server]) => work(server as ServerProcess));
}

export const factsOf = ({ name }: Photo) => ({
  original_filename: name,
  source_format: name.replace(/^.*\./, '').toLowerCase(),
  options: { ...defaultChoices, pages: 'first' },
});

/** Makes all calls of a conversion and returns the size of the JPG. */
export async function convert(visitor: Visitor, photo: Photo): Promise<number> {
  return jpgBytes(await visitor.convert(await visitor.uploaded(new Uint8Array(photo.bytes), factsOf(photo))));
}

export async function jpgBytes(answer: Response): Promise<number> {
  if (!answer.ok) throw new Error(`HTTP ${answer.status} ${await answer.text()}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.readUInt16BE() !== 0xffd8) throw new Error('What came back is no JPG');
  return bytes.length;
}
