import { z } from 'zod';

/** What the server process needs to know. */
export const serverSettings = z.object({
  HOST: z.string().default('localhost').describe('Address to listen on; `0.0.0.0` for every interface'),
  PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65535, 'must be a port number')
    .default(8080)
    .describe('Port to listen on'),
  SITE_DIR: z
    .string()
    .default('apps/web/dist/site')
    .describe('Folder with the rendered site, as `npm run build` leaves it'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .default('info')
    .describe('How much is logged: `fatal`, `error`, `warn`, `info`, `debug` or `silent`'),
});

export type ServerSettings = z.output<typeof serverSettings>;
