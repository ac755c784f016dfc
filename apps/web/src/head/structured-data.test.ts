import type { SiteSettings } from '@image-converter/settings/site';
import { expect, it } from 'vitest';
import { loadMessages } from '../i18n/messages.ts';
import { languages, pages } from '../routes/pages.ts';
import { pageMeta } from './page-meta.ts';
import { jsonLd, structuredData } from './structured-data.ts';

const unset = { origin: 'https://example.org', operator: {} } as SiteSettings;
const operator = { name: 'Erika Mustermann', address: ['Heidestraße 17', '51147 Köln'], email: 'post@example.org' };

async function dataOf(language: (typeof languages)[number], page: (typeof pages)[number], settings = unset) {
  const messages = await loadMessages({ language, page }, settings);
  const meta = pageMeta({ language, page }, messages);
  return JSON.parse(jsonLd(structuredData({ language, page, ...meta }, messages, settings)));
}

it('structured data cannot end the script it stands in', () => {
  const data = jsonLd({ name: '</script><script>alert(1)</script>' });
  expect(data).not.toContain('<');
  expect(JSON.parse(data).name).toBe('</script><script>alert(1)</script>');
});

it.each(languages.flatMap((language) => pages.map((page) => [language, page] as const)))(
  'in %s, %s says what it is',
  async (language, page) => {
    const data = await dataOf(language, page);
    const types = { api: 'WebPage', imprint: 'AboutPage', privacy: 'WebPage' };
    expect(data['@context']).toBe('https://schema.org');
    expect(data['@type']).toBe(types[page as keyof typeof types] ?? 'FAQPage');
    if (data['@type'] === 'FAQPage') expect(data.mainEntity.length).toBeGreaterThanOrEqual(3);
    else expect(data.breadcrumb.itemListElement).toHaveLength(2);
  },
);

it('the imprint names the operator once the settings do', async () => {
  expect(await dataOf('de', 'imprint')).not.toHaveProperty('mainEntity');
  const { mainEntity, url, isPartOf } = await dataOf('de', 'imprint', { ...unset, operator });
  expect(mainEntity).toEqual({
    '@type': 'PostalAddress',
    name: 'Erika Mustermann',
    streetAddress: 'Heidestraße 17, 51147 Köln',
    email: 'post@example.org',
  });
  expect(url).toBe('https://example.org/de/impressum');
  expect(isPartOf.url).toBe('https://example.org/de');
});
