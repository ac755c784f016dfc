import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measured } from '@image-converter/web/claims/measured';
import { measuredTime } from '@image-converter/web/claims/measured-time';
import { loadMessages } from '@image-converter/web/i18n/messages';
import { translator } from '@image-converter/web/i18n/translate';
import { languages, pages, pageTable } from '@image-converter/web/routes/pages';
import { pathOf } from '@image-converter/web/routes/route';

/** Built pages that do not show the measured figures. Empty if there is no build. */
export async function outdatedPages(site: string): Promise<string[]> {
  if (!existsSync(site)) return [];
  const problems: string[] = [];
  for (const language of languages) {
    const messages = await loadMessages({ language, page: 'home' }, { api: undefined });
    for (const page of pages) {
      const facts = pageTable[page];
      if (facts.kind !== 'converter') continue;
      const { pair } = facts;
      const [firstPoint] = messages.pairs[pair].why_convert_points;
      const path = pathOf(language, page);
      const html = readFileSync(join(site, `${path}.html`), 'utf8');
      for (const sentence of [measuredTime(translator(messages), language, pair, measured), firstPoint]) {
        if (sentence && !html.includes(sentence)) problems.push(`the built ${path} does not say “${sentence}”`);
      }
    }
  }
  return problems;
}
