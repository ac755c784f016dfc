import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Environment, readSettings } from '@image-converter/settings/read';
import { serverSettings } from '@image-converter/settings/server';
import { createApp } from '../app.ts';
import { defaultTimeouts, type Timeouts } from '../timeouts.ts';
import { writeSmallSite } from './site.ts';
import { Visitor } from './visitor.ts';

export interface TestServer {
  visitor: Visitor;
  dataDir: string;
  /** The number of open connections. */
  connections(): Promise<number>;
  /** Ends the server and leaves its folder. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** The whole server in this process, on a free port, with a small site and its own folder. */
export async function startServer(
  environment: Environment = {},
  timeouts: Partial<Timeouts> = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'image-converter-'));
  const dataDir = join(folder, 'data');
  const settings = readSettings(serverSettings, {
    SITE_DIR: writeSmallSite(folder),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '100000',
    OPEN_JOBS_PER_VISITOR: '1000',
    ...environment,
  });
  const app = await createApp(settings, { ...defaultTimeouts, ...timeouts });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    visitor: new Visitor(origin),
    dataDir,
    connections: () => promisify(app.server.getConnections.bind(app.server))(),
    stop: () => app.close(),
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
