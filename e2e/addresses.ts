import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Another one lets several checkouts run their tests at the same time. */
const firstPort = Number(process.env.TEST_PORT ?? 4100);

const at = (host: string, offset: number) => `http://${host}:${firstPort + offset}`;

/** Addresses of servers.ts. */
export const addresses = {
  /** The site with default settings, served by our server. */
  site: at('localhost', 0),
  /** The same files, served by nginx with the rules from the build. */
  nginx: at('localhost', 1),
  /** A deployment with ads, analytics, an operator and a donation link, without an API. */
  sponsored: at('localhost', 2),
  /** The ad network and the analytics tool of that deployment. */
  partner: at('127.0.0.1', 3),
  /** A deployment that is configured to have no API: SERVER_CONVERSION=off. */
  browserOnly: at('localhost', 5),
  /** The development server, started by its own test. */
  development: at('localhost', 4),
};

/** Output of the servers. */
export const serversFolder = fileURLToPath(new URL('.cache/servers', import.meta.url));

/** Data folder of the product: its database and its bucket. */
export const dataDir = join(serversFolder, 'data');

export const sponsoredEnvironment = {
  SITE_URL: addresses.sponsored,
  SERVER_CONVERSION: 'off',
  OPERATOR_NAME: 'Erika Mustermann',
  OPERATOR_ADDRESS: 'Heidestraße 17 | 51147 Köln',
  OPERATOR_EMAIL: 'post@example.org',
  HOSTING_PROVIDER: 'Example Hosting, Köln',
  DONATION_URL: 'https://donate.example/converter',
  ANALYTICS_NAME: 'Zählwerk',
  ANALYTICS_SCRIPT_URL: `${addresses.partner}/count.js`,
  ANALYTICS_ATTRIBUTES: 'data-domain=example.org',
  AD_NETWORK_NAME: 'Werbenetz',
  AD_SCRIPT_URL: `${addresses.partner}/ads.js`,
  AD_CLIENT: 'pub-1',
  AD_UNITS: 'banner=11 leaderboard=12 rectangle=13 sidebar=14',
};
