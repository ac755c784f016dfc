import { existsSync } from 'node:fs';
import { readSettingsOrExit } from '@image-converter/settings/read';
import { serverSettings } from '@image-converter/settings/server';
import { createApp } from './app.ts';
import { DatabaseUnavailable } from './database/database.ts';

// `npm start` runs on a developer's machine, where the address printed below is enough.
if (process.argv.includes('--quiet')) process.env.LOG_LEVEL ||= 'error';

const settings = readSettingsOrExit(serverSettings);
if (!existsSync(settings.SITE_DIR)) exit(`SITE_DIR: there is no ${settings.SITE_DIR}. "npm run build" makes it.`);

const app = await createApp(settings).catch((error: unknown) => exit(whyNotCreated(error)));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.close());

try {
  await app.listen({ host: settings.HOST, port: settings.PORT });
  console.log(`Image converter: http://${settings.HOST}:${settings.PORT}`);
} catch (error) {
  exit(`HOST, PORT: cannot listen on ${settings.HOST}:${settings.PORT}. ${(error as Error).message}`);
}

function whyNotCreated(error: unknown): string {
  if (error instanceof DatabaseUnavailable) {
    const { message } = error.cause as Error;
    return settings.DATABASE_URL
      ? `DATABASE_URL: the database does not answer. ${message}`
      : `DATA_DIR: the database in ${settings.DATA_DIR} cannot be opened. ${message}`;
  }
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `METRICS_PORT: cannot listen on ${settings.METRICS_PORT}. ${message}`;
  if (code === 'EACCES' || code === 'EROFS') return `DATA_DIR: cannot write to ${settings.DATA_DIR}. ${message}`;
  return `The server cannot start. ${message}`;
}

function exit(message: string): never {
  console.error(message);
  process.exit(1);
}
