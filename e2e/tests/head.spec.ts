import { pageMeta } from '@image-converter/web/head/page-meta';
import { loadMessages } from '@image-converter/web/i18n/messages';
import { isLegal, languages } from '@image-converter/web/routes/pages';
import { pathOf } from '@image-converter/web/routes/route';
import { expect, test } from '@playwright/test';
import { everyPage } from './pages.ts';
import { readHead } from './read-head.ts';
import { visit } from './visit.ts';

const origin = 'http://localhost:8080';

for (const { language, page: name, path } of everyPage) {
  test(`${path} is complete, quiet and in its own language`, async ({ page }) => {
    const noise: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(error.message));
    page.on('request', (request) => requests.push(new URL(request.url()).href));
    const response = await visit(page, path);
    await page.waitForLoadState('networkidle');

    expect(response?.status()).toBe(200);
    expect(noise).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
    expect(requests.filter((url) => /\.(woff2?|ttf|otf)/.test(url))).toEqual([]);

    const head = await readHead(page);
    const { title, description, keywords } = pageMeta(
      { language, page: name },
      await loadMessages({ language, page: name }, { api: { origin: '', key: 'anonymous' } }),
    );
    expect(head).toEqual({
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
      faqQuestions: isLegal(name) ? [] : await page.locator('details[name=faq] summary').allTextContents(),
    });
    expect(head.faqQuestions).toHaveLength(isLegal(name) ? 0 : 3);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test('only the texts of the visited language are downloaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  await page.goto('/es/webp-a-png', { waitUntil: 'networkidle' });
  const texts = scripts.filter((script) => /\/assets\/(de|en|es|pt)-/.test(script));
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatch(/^\/assets\/es-/);
});

test('the previews, icons and manifests that the pages name are there', async ({ page, request }) => {
  for (const { path } of everyPage) {
    const html = await (await request.get(path)).text();
    const image = /property="og:image" content="http:\/\/localhost:8080(.*?)"/.exec(html)?.[1] ?? '';
    const answer = await request.get(image);
    expect(answer.headers()['content-type'], image).toBe('image/png');
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
