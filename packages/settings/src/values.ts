import { isIP } from 'node:net';
import { z } from 'zod';

/** Sizes of ad slots on a page. */
const adSizes = ['banner', 'leaderboard', 'rectangle', 'sidebar'] as const;
export type AdSize = (typeof adSizes)[number];

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}

export const webAddress = z.string().refine(isWebAddress, 'must be an https:// address');
export function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

export const text = z.string().trim();

export const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
};

/** Shared by the pages and the server. */
export const publicAnonKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'must be up to 200 characters without spaces')
  .default('anonymous')
  .describe('Key that every API call sends in the header `apikey`. It identifies the site and is not a secret.');

/** Shared by the privacy notice and the server. */
export const logRetentionDays = wholeNumber(1, 36_500).default(400);

export const onOrOff = z.enum(['on', 'off'], 'must be on or off');

/** Validates the header's syntax, because browsers silently ignore invalid values. */
export const strictTransport = text.regex(
  /^(off|max-age=\d{1,10}(; includeSubDomains)?(; preload)?)$/,
  'must be off, or such as max-age=31536000; includeSubDomains',
);

/** Origins for a Content-Security-Policy, including wildcards such as `https://*.example.org`. */
export const origins = originsThat((origin) => isWebAddress(origin.replace('//*.', '//')));

export const webOrigins = originsThat((origin) => isWebAddress(origin) && isOrigin(origin) && !origin.includes('*'));

function originsThat(fit: (origin: string) => boolean) {
  return words((word) => (fit(word) ? undefined : `must be https:// origins separated by spaces, "${word}" is none`));
}

function words(fault: (word: string) => string | undefined) {
  return text.transform((value, context) =>
    value.split(/\s+/).map((word) => {
      const message = fault(word);
      if (message) context.addIssue(message);
      return word;
    }),
  );
}

/** Long enough not to be guessed. Messages never show a key. */
export const secretKeys = text.transform((value, context) => {
  const keys = value.split(/\s+/);
  if (!keys.every((key) => /^[\x21-\x7e]{24,200}$/.test(key))) {
    context.addIssue('must be keys of 24 to 200 characters separated by spaces');
  }
  if (new Set(keys).size < keys.length) context.addIssue('must not hold the same key twice');
  return keys;
});

export const attributes = text.transform((value, context) =>
  Object.fromEntries(
    value.split(/\s+/).map((pair) => {
      const [name = '', content] = pair.split(/=(.*)/s, 2);
      if (!/^data-[a-z0-9-]+$/.test(name) || !content) context.addIssue(`must be data-name=value, "${pair}" is not`);
      return [name, content ?? ''];
    }),
  ),
);

export const adUnits = text.transform((value, context) => {
  const units: Partial<Record<AdSize, string>> = {};
  for (const pair of value.split(/\s+/)) {
    const [name, unit] = pair.split('=', 2);
    const size = adSizes.find((known) => known === name);
    if (size && unit) units[size] = unit;
    else context.addIssue(`must be size=unit with a size of ${adSizes.join(', ')}, "${pair}" is not`);
  }
  return units;
});

export const networks = words((word) =>
  isNetwork(word) ? undefined : `must be addresses or networks separated by spaces, "${word}" is none`,
);

function isNetwork(network: string): boolean {
  const [address = '', length, ...rest] = network.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}
