import { pairLabels } from '@image-converter/formats/pairs';
import { readSettings } from '@image-converter/settings/read';
import { siteSettings } from '@image-converter/settings/site';
import { describe, expect, it } from 'vitest';
import { pageMeta } from './head/page-meta.ts';
import { loadMessages } from './i18n/messages.ts';
import { renderPage } from './render.tsx';
import { type Language, languages, type Page, pages, pageTable } from './routes/pages.ts';
import { pathOf } from './routes/route.ts';

const settings = readSettings(siteSettings, { SITE_URL: 'https://example.org' });

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity as keyof typeof entities]);
}

function found(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => plain(text));
}

/** Rendered once for all tests. */
const rendered = new Map<string, Promise<string>>();

function htmlOf(language: Language, page: Page): Promise<string> {
  const path = pathOf(language, page);
  const html = rendered.get(path) ?? renderPage({ language, page }, settings, '');
  rendered.set(path, html);
  return html;
}

/* Browsers open only a sample of the pages (e2e/tests/pages.ts); this test reads the HTML of all of them. */
describe.each(languages)('in %s', (language) => {
  it.each(pages)('%s is complete, in its own language, and names itself in all', async (page: Page) => {
    const html = await htmlOf(language, page);
    const messages = await loadMessages({ language, page }, settings);
    const { title, description } = pageMeta({ language, page }, messages);
    expect(found(html, /<title>(.*?)<\/title>/g)).toEqual([title]);
    expect(found(html, /<meta name="description" content="(.*?)"/g)).toEqual([description]);
    expect(html).toContain(`<html lang="${language}"`);
    expect(found(html, /<link rel="canonical" href="(.*?)"/g)).toEqual([
      `https://example.org${pathOf(language, page)}`,
    ]);
    expect(found(html, /<link rel="alternate" hrefLang="(.*?)"/gi)).toEqual([...languages, 'x-default']);
    expect(found(html, /<h1[^>]*>(.*?)<\/h1>/g)).toHaveLength(1);
    // No unreplaced placeholder, and no key in place of a text. Code has braces of its own.
    const texts = html.slice(html.indexOf('<body')).replaceAll(/<code.*?<\/code>/gs, '');
    const body = plain(texts.replaceAll('<', ' <'));
    expect(body).not.toMatch(/\{\w+\}|\b(pair|seo_content|conversion|upload|trust_indicators)\.\w/);
  });

  const converters = pages.filter((page) => pageTable[page].kind === 'converter');

  it.each(converters)('%s shows the questions that it tells search engines, and where it leads', async (page) => {
    const html = await htmlOf(language, page);
    const [data = '{}'] = [...(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.slice(1) ?? [])];
    const asked = JSON.parse(data).mainEntity.map(({ name }: { name: string }) => name);
    expect(found(html, /<summary[^>]*>(.*?)<\/summary>/g).filter((one) => asked.includes(one))).toEqual(asked);
    const facts = pageTable[page];
    if (facts.kind !== 'converter') throw new Error(`${page} has no converter`);
    const { from, to } = pairLabels(facts.pair);
    expect(found(html, /<th scope="col"[^>]*>(.*?)<\/th>/g).slice(1)).toEqual([from, to]);
    const links = new Set(found(html, /<a href="(\/[^"]*)"/g));
    const others = converters.filter((other) => links.has(pathOf(language, other)));
    expect(others.length).toBeGreaterThanOrEqual(8);
  });
});
