import { fileURLToPath } from 'node:url';

/** Where servers.ts listens, and who answers there. */
export const addresses = {
  /** The site with default settings, served by our server. */
  site: 'http://localhost:4100',
  /** The same files, served by nginx with the rules from the build. */
  nginx: 'http://localhost:4101',
  /** A deployment with ads, analytics, an operator and a donation link, without an API. */
  sponsored: 'http://localhost:4102',
  /** The ad network and the analytics tool of that deployment. */
  partner: 'http://127.0.0.1:4103',
  /** A deployment that is configured to have no API: SERVER_CONVERSION=off. */
  browserOnly: 'http://localhost:4105',
  /** The development server, started by its own test. */
  development: 'http://localhost:4104',
};

/** Where the product keeps its database and its bucket. */
export const dataDir = fileURLToPath(new URL('.cache/data', import.meta.url));

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
