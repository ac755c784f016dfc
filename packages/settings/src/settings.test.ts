import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from './read.ts';
import { serverSettings } from './server.ts';
import { siteSettings } from './site.ts';

describe('site settings', () => {
  it('work without any variable', () => {
    expect(readSettings(siteSettings, {})).toEqual({
      origin: 'http://localhost:8080',
      strictTransport: undefined,
      api: { origin: '', key: 'anonymous' },
      logDays: 400,
      serviceWorker: true,
      operator: { name: undefined, address: undefined, email: undefined },
      hosting: undefined,
      donationUrl: undefined,
      analytics: undefined,
      ads: undefined,
      thirdPartyOrigins: [],
    });
  });

  it('treat an empty variable as not set', () => {
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
    ['an API with a path', { API_URL: 'https://api.example.org/v1' }, 'API_URL'],
    ['a header in words of its own', { HSTS: 'max-age: 1 year' }, 'HSTS'],
    ['a header with a line break', { HSTS: 'max-age=1\r\nx: y' }, 'HSTS'],
    ['a switch that is neither on nor off', { SERVER_CONVERSION: 'maybe' }, 'SERVER_CONVERSION'],
    ['a key with a line break', { PUBLIC_ANON_KEY: 'a\nb' }, 'PUBLIC_ANON_KEY'],
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
    expect(() => readSettings(serverSettings, { PORT })).toThrow('PORT: must be a whole number from 0 to 65535');
  });

  it('default to a process per core and two slots per process', () => {
    const { CONVERSION_CHILDREN, CONVERSION_SLOTS } = readSettings(serverSettings, {});
    expect([CONVERSION_CHILDREN, CONVERSION_SLOTS]).toEqual([availableParallelism(), 4 * availableParallelism()]);
    expect(readSettings(serverSettings, { CONVERSION_CHILDREN: '3' }).CONVERSION_SLOTS).toBe(12);
    expect(readSettings(serverSettings, { CONVERSION_SLOTS: '50' }).CONVERSION_SLOTS).toBe(50);
  });

  it('take networks and origins separated by spaces', () => {
    const settings = readSettings(serverSettings, {
      TRUSTED_PROXIES: '10.0.0.0/8  ::1 2001:db8::/32',
      CORS_ORIGINS: 'https://example.org https://www.example.org',
    });
    expect(settings.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1', '2001:db8::/32']);
    expect(settings.CORS_ORIGINS).toEqual(['https://example.org', 'https://www.example.org']);
  });

  it.each([
    ['a network with too many bits', { TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    ['a proxy by name', { TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES'],
    ['an origin with a wildcard', { CORS_ORIGINS: 'https://*.example.org' }, 'CORS_ORIGINS'],
    ['an origin with a path', { CORS_ORIGINS: 'https://example.org/' }, 'CORS_ORIGINS'],
    ['another database', { DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    ['a store that is no address', { S3_ENDPOINT: 'bucket' }, 'S3_ENDPOINT'],
    ['a store without its keys', { S3_ENDPOINT: 'http://localhost:9000' }, 'S3_ACCESS_KEY_ID'],
    ['a log that is not kept at all', { LOG_RETENTION_DAYS: '0' }, 'LOG_RETENTION_DAYS'],
    ['a key that can be guessed', { API_KEYS: 'secret' }, 'API_KEYS'],
    ['the same key twice', { API_KEYS: `${'k'.repeat(24)} ${'k'.repeat(24)}` }, 'API_KEYS'],
    ['keys without conversions', { API_KEYS: 'k'.repeat(24), SERVER_CONVERSION: 'off' }, 'SERVER_CONVERSION'],
    ['larger files than a job takes', { API_MAX_FILE_MB: '51' }, 'API_MAX_FILE_MB'],
    ['no processes at all', { CONVERSION_CHILDREN: '0' }, 'CONVERSION_CHILDREN'],
  ] as const)('refuse %s and name the variable', (_what, environment, name) => {
    expect(() => readSettings(serverSettings, environment)).toThrow(new RegExp(`^ {2}${name}: `, 'm'));
  });

  it('hold any number of keys, of which a message shows none', () => {
    const [one, other] = ['k'.repeat(24), 'l'.repeat(200)];
    expect(readSettings(serverSettings, { API_KEYS: `${one}\n${other}` }).API_KEYS).toEqual([one, other]);
    expect(readSettings(serverSettings, {}).API_KEYS).toBeUndefined();
    const wrong = () => readSettings(serverSettings, { API_KEYS: `${one} short` });
    expect(wrong).toThrow('API_KEYS: must be keys of 24 to 200 characters');
    expect(wrong).not.toThrow(/short|kkk/);
  });

  it('name every wrong variable at once', () => {
    expect(() => readSettings(serverSettings, { PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });
});

describe('settings from files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const file = join(folder, 'database-url');
  writeFileSync(file, 'postgres://user:password@host/database\n');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are read without the line break at the end', () => {
    const { DATABASE_URL } = readSettings(serverSettings, { DATABASE_URL_FILE: file });
    expect(DATABASE_URL).toBe('postgres://user:password@host/database');
  });

  it('are checked like any other', () => {
    writeFileSync(join(folder, 'port'), 'http');
    expect(() => readSettings(serverSettings, { PORT_FILE: join(folder, 'port') })).toThrow('PORT: must be');
  });

  it('name the variable when the file is missing, or when the value is given twice', () => {
    const missing = () => readSettings(serverSettings, { DATABASE_URL_FILE: join(folder, 'missing') });
    expect(missing).toThrow('DATABASE_URL_FILE: cannot read');
    const twice = { DATABASE_URL: 'postgres://host/database', DATABASE_URL_FILE: file };
    expect(() => readSettings(serverSettings, twice)).toThrow('DATABASE_URL or DATABASE_URL_FILE');
  });

  it('are not read for variables that are not ours', () => {
    expect(() => readSettings(serverSettings, { SSL_CERT_FILE: join(folder, 'missing') })).not.toThrow();
  });
});
