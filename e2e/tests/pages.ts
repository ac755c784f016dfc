import { languages, pages, pageTable } from '@image-converter/web/routes/pages';
import { pathOf } from '@image-converter/web/routes/route';

export const everyPage = languages.flatMap((language) =>
  pages.map((page) => ({ language, page, path: pathOf(language, page) })),
);

/** Those with a converter, and what the table of pages says of each. */
export const converterPages = everyPage.flatMap((one) => {
  const facts = pageTable[one.page];
  return facts.kind === 'converter' ? [{ ...one, ...facts }] : [];
});
