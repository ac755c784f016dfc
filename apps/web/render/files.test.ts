import { readFileSync } from 'node:fs';
import { readSettings } from '@image-converter/settings/read';
import { siteSettings } from '@image-converter/settings/site';
import { describe, expect, it } from 'vitest';
import { themeColors } from '../src/head/files.ts';
import { languages, pages } from '../src/routes/pages.ts';
import { robotsTxt, securityTxt, sitemapXml } from './files.ts';

const settings = readSettings(siteSettings, { SITE_URL: 'https://example.org' });

describe('the sitemap', () => {
  const urls = sitemapXml(settings).match(/<url>[\s\S]*?<\/url>/g) ?? [];

  it('lists every page of every language once', () => {
    const addresses = urls.map((url) => /<loc>(.*)<\/loc>/.exec(url)?.[1]);
    expect(new Set(addresses).size).toBe(languages.length * pages.length);
    expect(addresses).toContain('https://example.org/pt/webp-para-png');
  });

  it('names each page in all four languages and the default', () => {
    const page = urls.find((url) => url.includes('<loc>https://example.org/de/datenschutz</loc>')) ?? '';
    expect([...page.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language, href])).toEqual([
      ['de', 'https://example.org/de/datenschutz'],
      ['en', 'https://example.org/en/privacy'],
      ['es', 'https://example.org/es/privacidad'],
      ['pt', 'https://example.org/pt/privacidade'],
      ['x-default', 'https://example.org/en/privacy'],
    ]);
  });
});

it('robots.txt leads to the sitemap', () => {
  expect(robotsTxt(settings)).toContain('Sitemap: https://example.org/sitemap.xml');
});

describe('security.txt', () => {
  const today = new Date('2026-11-18T12:34:56Z');

  it('says whom to tell, for less than a year', () => {
    const environment = { SITE_URL: 'https://example.org', OPERATOR_EMAIL: 'post@example.org' };
    expect(securityTxt(readSettings(siteSettings, environment), today)?.split('\n')).toEqual([
      'Contact: mailto:post@example.org',
      'Expires: 2027-11-13T00:00:00.000Z',
      'Canonical: https://example.org/.well-known/security.txt',
      '',
    ]);
  });

  it('is left out if the site names nobody', () => {
    expect(securityTxt(settings, today)).toBeUndefined();
  });
});

it('the colours that manifests and heads name are those of the style', () => {
  const style = readFileSync(new URL('../src/style.css', import.meta.url), 'utf8');
  const paper = [...style.matchAll(/--color-paper: (#\w+);/g)].map(([, color]) => color);
  expect(paper).toEqual([themeColors.light, themeColors.dark]);
});
