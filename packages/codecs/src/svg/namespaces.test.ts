import { within } from '@image-converter/corpus/within';
import { expect, it } from 'vitest';
import { svg, withNamespaces, xlink } from './namespaces.ts';

it.each([
  ['<svg width="1"><g/></svg>', `<svg width="1" xmlns="${svg}"><g/></svg>`],
  ['<svg/>', `<svg xmlns="${svg}"/>`],
  ['<svg><use xlink:href="#a"/></svg>', `<svg xmlns="${svg}" xmlns:xlink="${xlink}"><use xlink:href="#a"/></svg>`],
  [`<svg xmlns="${svg}"><a:b c:d="1"/></svg>`, `<svg xmlns="${svg}" xmlns:a="a" xmlns:c="c"><a:b c:d="1"/></svg>`],
  [`<svg xmlns="${svg}" xmlns:a="x"><a:b/></svg>`, `<svg xmlns="${svg}" xmlns:a="x"><a:b/></svg>`],
])('what a root does not declare is declared: %s', (before, after) => {
  expect(withNamespaces(before)).toBe(after);
});

it('takes no time where there is a lot of text', async () => {
  const text = `<svg>${'a:'.repeat(200_000)}${'<'.repeat(200_000)}</svg>`;
  await expect(within(1000, () => withNamespaces(text))).resolves.toContain('<svg');
});
