import { existsSync } from 'node:fs';
import { readSettingsOrExit } from '@image-converter/settings/read';
import { serverSettings } from '@image-converter/settings/server';
import { createApp } from './app.ts';

const settings = readSettingsOrExit(serverSettings);
if (!existsSync(settings.SITE_DIR)) exit(`SITE_DIR: there is no ${settings.SITE_DIR}. "npm run build" makes it.`);

const app = await createApp(settings);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.close());

try {
  await app.listen({ host: settings.HOST, port: settings.PORT });
  console.log(`Image converter: http://${settings.HOST}:${settings.PORT}`);
} catch (error) {
  exit(`HOST, PORT: cannot listen on ${settings.HOST}:${settings.PORT}. ${(error as Error).message}`);
}

function exit(message: string): never {
  console.error(message);
  process.exit(1);
}
