import { languages, pages } from '@image-converter/web/routes/pages';
import { pathOf } from '@image-converter/web/routes/route';

export const everyPage = languages.flatMap((language) =>
  pages.map((page) => ({ language, page, path: pathOf(language, page) })),
);
