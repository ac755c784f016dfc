import { extraPairs } from '@image-converter/formats/pairs';
import { languages, type Page, pages, pageTable } from '@image-converter/web/routes/pages';
import { pathOf } from '@image-converter/web/routes/route';

export const everyPage = languages.flatMap((language) =>
  pages.map((page) => ({ language, page, path: pathOf(language, page) })),
);

const further = Object.keys(extraPairs) as Page[];

/**
 * The pages that a browser has to open: all that are built differently, and each of the further pairs, which are all
 * built alike, in one language. What they say in the others is read from the rendered pages (apps/web/src/render.test.ts).
 */
export const visitedPages = everyPage.filter(({ language, page }) => {
  const place = further.indexOf(page);
  return place < 0 || languages[place % languages.length] === language;
});

/** Those with a converter, and what the table of pages says of each. */
export const converterPages = visitedPages.flatMap((one) => {
  const facts = pageTable[one.page];
  return facts.kind === 'converter' ? [{ ...one, ...facts }] : [];
});
