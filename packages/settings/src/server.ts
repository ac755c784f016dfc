import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { apiLimits } from './api-limits.ts';
import {
  logRetentionDays,
  networks,
  onOrOff,
  publicAnonKey,
  secretKeys,
  text,
  webOrigins,
  wholeNumber,
} from './values.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/**
 * A slot is also held during upload and download, so there must be more slots than parallel conversions
 * (docs/scaling.md).
 */
export const slotsPerChild = 4;

/** Settings of the server process. */
export const serverSettings = z
  .object({
    HOST: z.string().default('localhost').describe('Address to listen on. `0.0.0.0` listens on every interface.'),
    PORT: wholeNumber(0, 65535).default(8080).describe('Port to listen on.'),
    SITE_DIR: z
      .string()
      .default('apps/web/dist/site')
      .describe('Folder with the rendered site, written by `npm run build`.'),
    LOG_LEVEL: z
      .enum(logLevels, `must be ${new Intl.ListFormat('en', { type: 'disjunction' }).format(logLevels)}`)
      .default('info')
      .describe('Log level: `fatal`, `error`, `warn`, `info`, `debug` or `silent`.'),
    SERVER_CONVERSION: onOrOff
      .default('on')
      .describe('`off` refuses new conversions, so that browsers convert every file.'),
    PUBLIC_ANON_KEY: publicAnonKey,
    DATA_DIR: text.default('data').describe('Folder for the SQLite database and temporary uploads.'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
      .optional()
      .describe('PostgreSQL database instead of SQLite, such as `postgres://user:password@host/database`.'),
    LOG_RETENTION_DAYS: logRetentionDays.describe(
      'Days to keep rows of the log (table `conversions`). After that, only daily counts remain.',
    ),
    S3_ENDPOINT: z
      .url({ protocol: /^https?$/, error: 'must be an http(s):// address' })
      .optional()
      .describe('S3 store for temporary uploads, instead of `DATA_DIR`.'),
    S3_BUCKET: text.default('temp-conversions').describe('S3 bucket.'),
    S3_REGION: text.default('us-east-1').describe('S3 region.'),
    S3_ACCESS_KEY_ID: text.optional().describe('S3 access key, required with `S3_ENDPOINT`.'),
    S3_SECRET_ACCESS_KEY: text.optional().describe('S3 secret key, required with `S3_ENDPOINT`.'),
    CONVERSION_CHILDREN: wholeNumber(1, 64)
      .optional()
      .describe(
        'Number of decoding processes at work at once; as many spares wait for the next visitors. If not set, one per core.',
      ),
    CONVERSION_SLOTS: wholeNumber(1, 10_000)
      .optional()
      .describe(
        `Max concurrent jobs in all replicas together. If not set, ${slotsPerChild} per decoding process of one replica.`,
      ),
    OPEN_JOBS_PER_VISITOR: wholeNumber(1, 10_000)
      .default(4)
      .describe(
        'Max concurrent jobs per visitor. A visitor gets another slot only while more slots are free than they already hold.',
      ),
    ANSWERS_MEMORY_MB: wholeNumber(2, 65_536)
      .default(48)
      .describe('Max memory for converted images that wait to be sent. An image larger than half of it is refused.'),
    CONVERSION_MEMORY_MB: wholeNumber(256, 65_536)
      .default(1536)
      .describe('Max memory of a decoding process. A process that uses more is killed.'),
    TRUSTED_PROXIES: networks
      .optional()
      .describe('Addresses or networks of proxies whose `X-Forwarded-For` is trusted, such as `10.0.0.0/8 ::1`.'),
    CORS_ORIGINS: webOrigins.optional().describe('Other origins whose pages may call the API, separated by spaces.'),
    RATE_LIMIT: wholeNumber(1, 100_000)
      .default(120)
      .describe(
        'Max API calls per visitor and minute; a conversion on the server takes five. Also the max log rows per visitor and minute, after the first 5000.',
      ),
    API_KEYS: secretKeys
      .optional()
      .describe(
        'Turns on `POST /api/v1/convert` for these keys, separated by spaces. Each has at least 24 characters, such as those of `openssl rand -hex 24`.',
      ),
    API_MAX_FILE_MB: wholeNumber(1, 50)
      .default(apiLimits.maxFileMegabytes)
      .describe('Max size of a file sent to `POST /api/v1/convert`.'),
    API_CONVERSIONS_PER_KEY: wholeNumber(1, 10_000)
      .default(apiLimits.conversionsPerKey)
      .describe(
        'Max concurrent conversions per key, in all replicas together. A key gets another slot only while more slots are free than it already holds.',
      ),
    API_RATE_LIMIT: wholeNumber(1, 100_000)
      .default(apiLimits.callsPerMinute)
      .describe(
        'Max calls of `POST /api/v1/convert` per key and minute. Calls without a valid key count for `RATE_LIMIT`.',
      ),
    METRICS_PORT: wholeNumber(1, 65535).optional().describe('Separate port for `/metrics`, on `HOST`.'),
    METRICS_TOKEN: text
      .optional()
      .describe('Serves `/metrics` on the main port to requests with `Authorization: Bearer` and this token.'),
  })
  .check((context) => {
    const { API_KEYS, SERVER_CONVERSION } = context.value;
    if (!API_KEYS || SERVER_CONVERSION === 'on') return;
    const message = 'must not be off because API_KEYS is set';
    context.issues.push({ code: 'custom', path: ['SERVER_CONVERSION'], message, input: SERVER_CONVERSION });
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
