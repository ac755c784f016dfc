import type { Page } from '@playwright/test';

/** Metadata that search engines and browsers read from the current document. */
export function readHead(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.head.querySelectorAll(selector)];
    const content = (selector: string) =>
      all(selector)
        .map((meta) => meta.getAttribute('content'))
        .join(' + ');
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
    return {
      lang: document.documentElement.lang,
      title: all('title')
        .map((title) => title.textContent)
        .join(' + '),
      description: content('meta[name=description]'),
      keywords: content('meta[name=keywords]'),
      canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href')),
      alternates: all('link[rel=alternate]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ogTitle: content('meta[property="og:title"]'),
      ogUrl: content('meta[property="og:url"]'),
      manifest: all('link[rel=manifest]')
        .map((link) => link.getAttribute('href'))
        .join(' + '),
      structuredAs: data['@type'],
      faqQuestions: data['@type'] === 'FAQPage' ? data.mainEntity.map(({ name }: { name: string }) => name) : [],
    };
  });
}
