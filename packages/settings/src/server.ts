import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { networks, onOrOff, publicAnonKey, text, webOrigins, wholeNumber } from './values.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** A slot is held while a file is on its way, too, so more are needed than are converted at once (docs/scaling.md). */
export const slotsPerChild = 4;

/** What the server process needs to know. */
export const serverSettings = z
  .object({
    HOST: z.string().default('localhost').describe('Address to listen on; `0.0.0.0` for every interface'),
    PORT: wholeNumber(0, 65535).default(8080).describe('Port to listen on'),
    SITE_DIR: z
      .string()
      .default('apps/web/dist/site')
      .describe('Folder with the rendered site, as `npm run build` leaves it'),
    LOG_LEVEL: z
      .enum(logLevels, `must be ${new Intl.ListFormat('en', { type: 'disjunction' }).format(logLevels)}`)
      .default('info')
      .describe('How much is logged: `fatal`, `error`, `warn`, `info`, `debug` or `silent`'),
    SERVER_CONVERSION: onOrOff.default('on').describe('`off` refuses new conversions; browsers do all the work then'),
    PUBLIC_ANON_KEY: publicAnonKey,
    DATA_DIR: text.default('data').describe('Folder for the database file and the temporary uploads'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
      .optional()
      .describe('PostgreSQL instead of the file, such as `postgres://user:password@host/database`'),
    LOG_RETENTION_DAYS: wholeNumber(1, 36_500)
      .default(400)
      .describe('Days that rows of the log (`conversions`) are kept; after that only the counts of each day are'),
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
      .optional()
      .describe('S3 store for the temporary uploads instead of the folder'),
    S3_BUCKET: text.default('temp-conversions').describe('Its bucket'),
    S3_REGION: text.default('us-east-1').describe('Its region'),
    S3_ACCESS_KEY_ID: text.optional().describe('Its access key'),
    S3_SECRET_ACCESS_KEY: text.optional().describe('Its secret key'),
    CONVERSION_CHILDREN: wholeNumber(1, 64)
      .optional()
      .describe('Processes that decode pictures, one per core if not set'),
    CONVERSION_SLOTS: wholeNumber(1, 10_000)
      .optional()
      .describe('Jobs under way at once, in all replicas together; four for each process of one replica if not set'),
    OPEN_JOBS_PER_VISITOR: wholeNumber(1, 10_000)
      .default(4)
      .describe('Jobs one visitor may have under way at once; never more than slots stay free for the others'),
    ANSWERS_MEMORY_MB: wholeNumber(2, 65_536)
      .default(48)
      .describe('Memory for converted pictures that are being sent; one that takes more than half of it is refused'),
    CONVERSION_MEMORY_MB: wholeNumber(256, 65_536)
      .default(1536)
      .describe('A decoding process that takes more memory is ended'),
    TRUSTED_PROXIES: networks
      .optional()
      .describe('Addresses or networks of proxies whose `X-Forwarded-For` is believed, such as `10.0.0.0/8 ::1`'),
    CORS_ORIGINS: webOrigins.optional().describe('Other origins whose pages may call the API, separated by spaces'),
    RATE_LIMIT: wholeNumber(1, 100_000)
      .default(120)
      .describe(
        'Calls a visitor may make in a minute; a conversion on the server takes five. Also rows of the log in a minute, after the first 5000',
      ),
    METRICS_PORT: wholeNumber(1, 65535).optional().describe('Port of its own for `/metrics`, on `HOST`'),
    METRICS_TOKEN: text
      .optional()
      .describe('Serves `/metrics` on the main port to whoever sends `Authorization: Bearer` with it'),
  })
  .check((context) => {
    const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = context.value;
    if (!S3_ENDPOINT) return;
    for (const [name, value] of Object.entries({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY })) {
      if (value) continue;
      const message = 'is needed because S3_ENDPOINT is set';
      context.issues.push({ code: 'custom', path: [name], message, input: value });
    }
  })
  .transform((settings) => {
    const children = settings.CONVERSION_CHILDREN ?? availableParallelism();
    const slots = settings.CONVERSION_SLOTS ?? slotsPerChild * children;
    return { ...settings, CONVERSION_CHILDREN: children, CONVERSION_SLOTS: slots };
  });

export type ServerSettings = z.output<typeof serverSettings>;
