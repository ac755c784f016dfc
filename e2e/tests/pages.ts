import { extraPairs } from '@image-converter/formats/pairs';
import { languages, type Page, pages, pageTable } from '@image-converter/web/routes/pages';
import { pathOf } from '@image-converter/web/routes/route';

export const everyPage = languages.flatMap((language) =>
  pages.map((page) => ({ language, page, path: pathOf(language, page) })),
);

const further = Object.keys(extraPairs) as Page[];

/**
 * The pages to test in a browser: all that are built differently, plus each extra pair in one language, because these
 * are all built the same way. Their texts in the other languages are tested in the rendered pages
 * (apps/web/src/render.test.ts).
 */
export const visitedPages = everyPage.filter(({ language, page }) => {
  const place = further.indexOf(page);
  return place < 0 || languages[place % languages.length] === language;
});

/** The pages with a converter, with their entries from the page table. */
export const converterPages = visitedPages.flatMap((one) => {
  const facts = pageTable[one.page];
  return facts.kind === 'converter' ? [{ ...one, ...facts }] : [];
});
