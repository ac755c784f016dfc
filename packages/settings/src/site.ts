import { z } from 'zod';
import {
  adUnits,
  attributes,
  isOrigin,
  logRetentionDays,
  onOrOff,
  origins,
  publicAnonKey,
  strictTransport,
  text,
  webAddress,
} from './values.ts';

/** Deployment settings of the pages. They are rendered into the pages, so a change requires a new build. */
export const siteSettings = z
  .object({
    SITE_URL: webAddress
      .refine(isOrigin, 'must be an origin such as https://example.org, without a path')
      .default('http://localhost:8080')
      .describe('Public origin of the site, for canonical links, the sitemap and link previews.'),
    HSTS: strictTransport
      .default('max-age=31536000')
      .describe(
        '`Strict-Transport-Security` header of pages and API, sent if `SITE_URL` is https. `off` leaves it to the proxy.',
      ),
    SERVER_CONVERSION: onOrOff
      .default('on')
      .describe(
        '`off` for static hosting: every file is converted in the browser, the pages say so, and they call no API.',
      ),
    API_URL: webAddress
      .refine(isOrigin, 'must be an origin such as https://api.example.org, without a path')
      .optional()
      .describe('Origin of the API if it is not that of the site. The API must list the site in `CORS_ORIGINS`.'),
    PUBLIC_ANON_KEY: publicAnonKey,
    LOG_RETENTION_DAYS: logRetentionDays.describe(
      'Privacy page: days for which the server keeps rows of its log. Must be the same as for the server.',
    ),
    SERVICE_WORKER: onOrOff
      .default('on')
      .describe(
        '`off` disables offline use: browsers that have the service worker remove it and everything it has cached.',
      ),
    OPERATOR_NAME: text.optional().describe('Imprint and privacy page: who runs the site.'),
    OPERATOR_ADDRESS: text.optional().describe('Imprint and privacy page: postal address, lines separated by `|`.'),
    OPERATOR_EMAIL: z
      .email('must be an e-mail address')
      .optional()
      .describe('Imprint, privacy page and `/.well-known/security.txt`: email address.'),
    HOSTING_PROVIDER: text.optional().describe('Privacy page: name and address of the hosting provider.'),
    DONATION_URL: webAddress
      .optional()
      .describe('Target of the donation button in the footer. If not set, there is no button.'),
    ANALYTICS_NAME: text
      .optional()
      .describe('Name of the analytics tool, for the consent banner and the privacy page.'),
    ANALYTICS_SCRIPT_URL: webAddress.optional().describe('Script of the analytics tool, loaded only after consent.'),
    ANALYTICS_ATTRIBUTES: attributes
      .optional()
      .describe('Attributes of its script tag, such as `data-domain=example.org`.'),
    AD_NETWORK_NAME: text.optional().describe('Name of the ad network, for the consent banner and the privacy page.'),
    AD_SCRIPT_URL: webAddress.optional().describe('Script of the ad network, loaded only after consent.'),
    AD_CLIENT: text.optional().describe('Publisher ID (`data-ad-client` of each `ins.adsbygoogle` tag).'),
    AD_UNITS: adUnits
      .optional()
      .describe(`Ad unit of each box, such as \`banner=11 leaderboard=12 rectangle=13 sidebar=14\`.`),
    THIRD_PARTY_ORIGINS: origins
      .optional()
      .describe('Other origins that these scripts load from, to be allowed in the Content-Security-Policy.'),
  })
  .check((context) => {
    needEachOther(context, ['ANALYTICS_NAME', 'ANALYTICS_SCRIPT_URL']);
    needEachOther(context, ['AD_NETWORK_NAME', 'AD_SCRIPT_URL', 'AD_CLIENT', 'AD_UNITS']);
  })
  .transform((settings) => {
    const { ANALYTICS_NAME, ANALYTICS_SCRIPT_URL, ANALYTICS_ATTRIBUTES = {} } = settings;
    const { AD_NETWORK_NAME, AD_SCRIPT_URL, AD_CLIENT, AD_UNITS } = settings;
    return {
      origin: settings.SITE_URL,
      strictTransport: settings.SITE_URL.startsWith('https:') && settings.HSTS !== 'off' ? settings.HSTS : undefined,
      /** If undefined, everything is converted in the browser and nothing is logged. */
      api:
        settings.SERVER_CONVERSION === 'on'
          ? { origin: settings.API_URL ?? '', key: settings.PUBLIC_ANON_KEY }
          : undefined,
      logDays: settings.LOG_RETENTION_DAYS,
      /** Whether the site is cached on devices and works offline. */
      serviceWorker: settings.SERVICE_WORKER === 'on',
      operator: {
        name: settings.OPERATOR_NAME,
        address: settings.OPERATOR_ADDRESS?.split('|').map((line) => line.trim()),
        email: settings.OPERATOR_EMAIL,
      },
      hosting: settings.HOSTING_PROVIDER,
      donationUrl: settings.DONATION_URL,
      analytics:
        ANALYTICS_NAME && ANALYTICS_SCRIPT_URL
          ? { name: ANALYTICS_NAME, script: ANALYTICS_SCRIPT_URL, attributes: ANALYTICS_ATTRIBUTES }
          : undefined,
      ads:
        AD_NETWORK_NAME && AD_SCRIPT_URL && AD_CLIENT && AD_UNITS
          ? { name: AD_NETWORK_NAME, script: AD_SCRIPT_URL, client: AD_CLIENT, units: AD_UNITS }
          : undefined,
      thirdPartyOrigins: settings.THIRD_PARTY_ORIGINS ?? [],
    };
  });

export type SiteSettings = z.output<typeof siteSettings>;

/** These are only valid together: a script needs the name that the consent banner shows, and vice versa. */
function needEachOther(context: z.core.ParsePayload<Record<string, unknown>>, names: string[]): void {
  const given = names.filter((name) => context.value[name] !== undefined);
  if (given.length === 0) return;
  for (const name of names.filter((one) => !given.includes(one))) {
    context.issues.push({
      code: 'custom',
      path: [name],
      message: `is needed because ${given.join(', ')} is set`,
      input: context.value[name],
    });
  }
}
