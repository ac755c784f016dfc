import { describe, expect, it } from 'vitest';
import { readSettings } from './read.ts';
import { serverSettings } from './server.ts';
import { siteSettings } from './site.ts';

describe('site settings', () => {
  it('need no variable at all', () => {
    expect(readSettings(siteSettings, {})).toEqual({
      origin: 'http://localhost:8080',
      operator: { name: undefined, address: undefined, email: undefined },
      hosting: undefined,
      donationUrl: undefined,
      analytics: undefined,
      ads: undefined,
      thirdPartyOrigins: [],
    });
  });

  it('take an empty variable as not set', () => {
    expect(readSettings(siteSettings, { OPERATOR_EMAIL: '' }).operator.email).toBeUndefined();
  });

  it('become what the pages work with', () => {
    const settings = readSettings(siteSettings, {
      SITE_URL: 'https://example.org',
      OPERATOR_ADDRESS: 'Street 1 | 12345 Town',
      ANALYTICS_NAME: 'Counter',
      ANALYTICS_SCRIPT_URL: 'https://counter.example/script.js',
      ANALYTICS_ATTRIBUTES: 'data-domain=example.org data-q=a=b',
      AD_NETWORK_NAME: 'Ads',
      AD_SCRIPT_URL: 'https://ads.example/ads.js',
      AD_CLIENT: 'pub-1',
      AD_UNITS: 'banner=1 sidebar=4',
      THIRD_PARTY_ORIGINS: 'https://*.ads.example https://img.example',
    });
    expect(settings.operator.address).toEqual(['Street 1', '12345 Town']);
    expect(settings.analytics).toEqual({
      name: 'Counter',
      script: 'https://counter.example/script.js',
      attributes: { 'data-domain': 'example.org', 'data-q': 'a=b' },
    });
    expect(settings.ads?.units).toEqual({ banner: '1', sidebar: '4' });
    expect(settings.thirdPartyOrigins).toEqual(['https://*.ads.example', 'https://img.example']);
  });

  const wrong: [string, Record<string, string>, string][] = [
    ['an address without a scheme', { SITE_URL: 'example.org' }, 'SITE_URL'],
    ['an origin with a path', { SITE_URL: 'https://example.org/app' }, 'SITE_URL'],
    ['an unencrypted address', { DONATION_URL: 'http://example.org' }, 'DONATION_URL'],
    ['a script address', { DONATION_URL: 'javascript:alert(1)' }, 'DONATION_URL'],
    ['an e-mail address without @', { OPERATOR_EMAIL: 'nobody' }, 'OPERATOR_EMAIL'],
    ['a script without its name', { ANALYTICS_SCRIPT_URL: 'https://a.example/a.js' }, 'ANALYTICS_NAME'],
    ['a name without its script', { ANALYTICS_NAME: 'Counter' }, 'ANALYTICS_SCRIPT_URL'],
    ['ads without units', { AD_NETWORK_NAME: 'A', AD_SCRIPT_URL: 'https://a.example/', AD_CLIENT: 'c' }, 'AD_UNITS'],
    ['an unknown box', { AD_UNITS: 'tower=1' }, 'AD_UNITS'],
    ['an attribute that is no data', { ANALYTICS_ATTRIBUTES: 'onload=x' }, 'ANALYTICS_ATTRIBUTES'],
    ['an origin that would break the policy', { THIRD_PARTY_ORIGINS: "'unsafe-inline'" }, 'THIRD_PARTY_ORIGINS'],
  ];
  it.each(wrong)('refuse %s and name the variable', (_what, environment, name) => {
    expect(() => readSettings(siteSettings, environment)).toThrow(new RegExp(`^ {2}${name}: `, 'm'));
  });
});

describe('server settings', () => {
  it('have defaults', () => {
    expect(readSettings(serverSettings, {})).toMatchObject({ HOST: 'localhost', PORT: 8080 });
  });

  it.each(['http', '-1', '65536', '80.5'])('refuse port %s', (PORT) => {
    expect(() => readSettings(serverSettings, { PORT })).toThrow('PORT: must be a port number');
  });

  it('name every wrong variable at once', () => {
    expect(() => readSettings(serverSettings, { PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });
});
