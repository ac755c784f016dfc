import { z } from 'zod';

/** The four sizes of advertising boxes on a page. */
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

export const origins = text.transform((value, context) =>
  value.split(/\s+/).map((origin) => {
    if (!isWebAddress(origin.replace('//*.', '//'))) {
      context.addIssue(`must be https:// origins separated by spaces, "${origin}" is none`);
    }
    return origin;
  }),
);

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
