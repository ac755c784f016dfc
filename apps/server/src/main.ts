import { existsSync } from 'node:fs';
import { readSettingsOrExit } from '@image-converter/settings/read';
import { serverSettings } from '@image-converter/settings/server';
import { createApp } from './app.ts';

const settings = readSettingsOrExit(serverSettings);
if (!existsSync(settings.SITE_DIR)) {
  console.error(`SITE_DIR: there is no ${settings.SITE_DIR}. "npm run build" makes it.`);
  process.exit(1);
}

const app = await createApp(settings);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.close());
const address = await app.listen({ host: settings.HOST, port: settings.PORT });
console.log(`Image converter: ${address.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')}`);
