import type { SiteSettings } from '@image-converter/settings/site';
import { isSavingPair } from '../claims/saving-pairs.ts';
import { pageTable } from '../routes/pages.ts';
import type { Route } from '../routes/route.ts';
import { languageTexts } from './parts.ts';
import type { Messages, WrittenTexts } from './source.ts';
import type { ForDeployment } from './translation.ts';

/**
 * The texts as written: for every deployment, and before figures are filled in. A page gets only the texts that it
 * shows.
 */
export async function writtenTexts({ language, page }: Route): Promise<WrittenTexts> {
  const { core, part, pair } = await languageTexts(language);
  const facts = pageTable[page];
  switch (facts.kind) {
    case 'converter': {
      const [ofPair, formats] = await Promise.all([pair(facts.pair), part('formats')]);
      return { ...core, ...ofPair.default, ...formats.default } as WrittenTexts;
    }
    case 'all-formats':
      return { ...core, ...(await part('all-formats')).default } as WrittenTexts;
    case 'text':
      return { ...core, ...(await part('text-pages')).default } as WrittenTexts;
    default:
      return core as WrittenTexts;
  }
}

export async function loadMessages(route: Route, { api }: Pick<SiteSettings, 'api'>): Promise<Messages> {
  const written = await writtenTexts(route);
  const messages: Messages = textsFor(api ? 'with_server' : 'without_server', written);
  const facts = pageTable[route.page];
  if (facts.kind !== 'converter' || !isSavingPair(facts.pair)) return messages;
  const { withSavings } = await import('../claims/with-savings.ts');
  return withSavings(messages, route.language, facts.pair);
}

type Deployment = 'with_server' | 'without_server';

/** If a text depends on the deployment, picks the variant that is true for it. */
export function textsFor<Texts>(deployment: Deployment, texts: Texts): ForDeployment<Texts> {
  return choose(deployment, texts) as ForDeployment<Texts>;
}

function choose(deployment: Deployment, texts: unknown): unknown {
  if (typeof texts !== 'object' || texts === null) return texts;
  if (Array.isArray(texts)) return texts.map((text) => choose(deployment, text));
  if (deployment in texts) return (texts as Record<Deployment, unknown>)[deployment];
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, choose(deployment, text)]));
}
