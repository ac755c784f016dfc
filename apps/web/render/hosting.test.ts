import { readSettings } from '@image-converter/settings/read';
import { siteSettings } from '@image-converter/settings/site';
import { describe, expect, it } from 'vitest';
import { hostingOf } from './hosting.ts';

function policy(environment: Record<string, string>): Record<string, string> {
  const { headers } = hostingOf(readSettings(siteSettings, environment));
  const directives = headers['Content-Security-Policy']?.split('; ') ?? [];
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/s, 2)));
}

describe('the Content-Security-Policy', () => {
  it('allows nothing but the site itself when there is no partner', () => {
    expect(policy({})).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'media-src': 'blob:',
      'connect-src': "'self'",
      'frame-src': "'none'",
    });
  });

  it('allows calls to an API elsewhere, and nothing else of it', () => {
    const elsewhere = policy({ API_URL: 'https://api.example.org' });
    expect(elsewhere['connect-src']).toBe("'self' https://api.example.org");
    expect(elsewhere['script-src']).toBe("'self' 'wasm-unsafe-eval'");
    expect(policy({ API_URL: 'https://api.example.org', SERVER_CONVERSION: 'off' })['connect-src']).toBe("'self'");
  });

  it('allows the partners of the deployment, and never inline scripts', () => {
    const script = policy({
      ANALYTICS_NAME: 'Counter',
      ANALYTICS_SCRIPT_URL: 'https://counter.example/js/script.js',
      THIRD_PARTY_ORIGINS: 'https://api.counter.example',
    })['script-src'];
    expect(script).toBe("'self' 'wasm-unsafe-eval' https://counter.example https://api.counter.example");
  });
});

describe('Strict-Transport-Security', () => {
  const header = (environment: Record<string, string>) =>
    hostingOf(readSettings(siteSettings, environment)).headers['Strict-Transport-Security'];
  const SITE_URL = 'https://example.org';

  it('is sent only where the site is served over HTTPS', () => {
    expect(header({ SITE_URL })).toBe('max-age=31536000');
    expect(header({ SITE_URL: 'http://localhost:8080', HSTS: 'max-age=60' })).toBeUndefined();
  });

  it('says what the setting says, or nothing', () => {
    expect(header({ SITE_URL, HSTS: 'max-age=60; includeSubDomains' })).toBe('max-age=60; includeSubDomains');
    expect(header({ SITE_URL, HSTS: 'off' })).toBeUndefined();
  });
});
