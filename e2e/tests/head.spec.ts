import { readFileSync } from 'node:fs';
import { pageMeta } from '@image-converter/web/head/page-meta';
import { loadMessages } from '@image-converter/web/i18n/messages';
import { languages, type Page, pageTable } from '@image-converter/web/routes/pages';
import { pathOf } from '@image-converter/web/routes/route';
import { expect, type Page as Tab } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { consoleOf } from './console-of.ts';
import { neverAtRest } from './page-at-rest.ts';
import { everyPage, visitedPages } from './pages.ts';
import { readHead } from './read-head.ts';
import { runParallel } from './run-parallel.ts';
import { visit } from './visit.ts';
import { test } from './warm-page.ts';

const origin = 'http://localhost:8080';
/** Source file → built file. */
const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync(new URL('../../apps/web/dist/client/manifest.json', import.meta.url), 'utf8'),
);
/** The only font of the site. */
const displayFont = `/${manifest['.cache/display.woff2']?.file}`;
/** Sample pictures, which are loaded after the page. */
const samples = '#converter [role=group]';
const structuredAs: Partial<Record<string, string>> = {
  api: 'WebPage',
  imprint: 'AboutPage',
  privacy: 'WebPage',
};
const hasFaq = (page: Page) => pageTable[page].kind !== 'text';

async function observe(page: Tab, path: string) {
  const noise = consoleOf(page);
  const requests: string[] = [];
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('request', (request) => requests.push(new URL(request.url()).href));
  const response = await visit(page, path);
  await page.waitForLoadState('networkidle');
  for (const event of ['console', 'pageerror', 'request']) page.removeAllListeners(event);
  return {
    noise,
    requests,
    origin: new URL(page.url()).origin,
    status: response?.status(),
    head: await readHead(page),
    faqSummaries: await page.locator('details[name=faq] summary').allTextContents(),
    headings: await page.locator('h1').count(),
    text: await textOf(page),
  };
}

/** All that the page says, apart from what only works with JavaScript or only helps without. */
async function textOf(page: Tab): Promise<string> {
  await page.locator(`noscript, ${samples}`).evaluateAll((parts) => {
    for (const part of parts as HTMLElement[]) part.style.display = 'none';
  });
  return page.locator('body').innerText();
}

for (const language of languages) {
  const own = visitedPages.filter((one) => one.language === language);

  test.describe(`in ${language}`, { tag: language === 'de' ? '@core' : [] }, () => {
    // In one worker, so that the pages can be visited in parallel.
    test.describe.configure({ mode: 'default' });
    let observed = new Map<string, Awaited<ReturnType<typeof observe>>>();

    test.beforeAll(async ({ openWarmPage }) => {
      observed = await runParallel(
        own.map(({ path }) => path),
        async () => {
          const page = await openWarmPage();
          await neverAtRest(page);
          return page;
        },
        observe,
      );
    });

    for (const { page: name, path } of own) {
      test(`${path} is complete, quiet and in its own language`, async () => {
        const seen = observed.get(path);
        if (!seen) throw new Error(`${path} was not visited`);
        expect(seen.status).toBe(200);
        expect(seen.noise).toEqual([]);
        expect(seen.requests.length).toBeGreaterThan(0);
        expect(seen.requests.filter((url) => !url.startsWith(seen.origin))).toEqual([]);
        expect(seen.requests.filter((url) => /\.(woff2?|ttf|otf)/.test(url))).toEqual([seen.origin + displayFont]);

        const { title, description, keywords } = pageMeta(
          { language, page: name },
          await loadMessages({ language, page: name }, { api: { origin: '', key: 'anonymous' } }),
        );
        expect(seen.head).toEqual({
          lang: language,
          title,
          description,
          keywords,
          canonical: [`${origin}${path}`],
          alternates: [
            ...languages.map((other) => [other, `${origin}${pathOf(other, name)}`]),
            ['x-default', `${origin}${pathOf('en', name)}`],
          ],
          ogTitle: title,
          ogUrl: `${origin}${path}`,
          manifest: `/${language}.webmanifest`,
          structuredAs: structuredAs[name] ?? 'FAQPage',
          faqQuestions: hasFaq(name) ? seen.faqSummaries : [],
        });
        expect(seen.head.faqQuestions.length >= 3).toBe(hasFaq(name));
        expect(seen.headings).toBe(1);
      });
    }

    test('without JavaScript every page says what it says with it', async ({ browser }) => {
      const page = await browser.newPage({ baseURL: addresses.site, javaScriptEnabled: false });
      for (const { path } of own) {
        await page.goto(path);
        expect(await page.locator(samples).isVisible(), path).toBe(false);
        expect(await textOf(page), path).toBe(observed.get(path)?.text);
      }
      await page.close();
    });
  });
}

test('only the texts of the visited page and language are downloaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  await neverAtRest(page);
  await page.goto('/es/webp-a-png', { waitUntil: 'networkidle' });
  const sources = new Map(Object.entries(manifest).map(([source, { file }]) => [`/${file}`, source]));
  const texts = scripts.map((script) => sources.get(script) ?? '').filter((source) => source.startsWith('src/texts/'));
  // On a slow machine, the texts for offline use may already be among them.
  expect(texts.filter((source) => !source.startsWith('src/texts/es/'))).toEqual([]);
  expect(texts).toContain('src/texts/es/index.ts');
  expect(texts.filter((source) => source.includes('/pairs/'))).toEqual(['src/texts/es/pairs/webp-to-png.ts']);
});

test('the previews, icons and manifests that the pages name are there', async ({ warmPage: page, request }) => {
  for (const { path } of everyPage) {
    const html = await (await fetch(addresses.site + path)).text();
    const image = /property="og:image" content="http:\/\/localhost:8080(.*?)"/.exec(html)?.[1] ?? '';
    const answer = await fetch(addresses.site + image, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type')], image).toEqual([200, 'image/png']);
  }
  await page.goto('/de');
  const manifest = await (await request.get('/de.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Bildkonverter', start_url: '/de', lang: 'de' });
  const links = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  for (const href of [...links, ...manifest.icons.map((icon: { src: string }) => icon.src)]) {
    expect((await request.get(href)).status(), href).toBe(200);
  }
});
