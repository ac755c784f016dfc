import type { SiteSettings } from '@image-converter/settings/site';
import { measured } from '../claims/measured.ts';
import { withSavings } from '../claims/with-savings.ts';
import { type Language, pageTable } from '../routes/pages.ts';
import type { Route } from '../routes/route.ts';
import type { Core, Legal, Messages } from './source.ts';
import type { ForDeployment } from './translation.ts';

interface Texts {
  core: () => Promise<{ default: Core }>;
  /** Loaded with imprint and privacy only; nothing else uses them. */
  legal: () => Promise<{ default: Legal }>;
}

const texts: Record<Language, Texts> = {
  de: { core: () => import('./messages/de.ts'), legal: () => import('./messages/de.legal.ts') },
  en: { core: () => import('./messages/en.ts'), legal: () => import('./messages/en.legal.ts') },
  es: { core: () => import('./messages/es.ts'), legal: () => import('./messages/es.legal.ts') },
  pt: { core: () => import('./messages/pt.ts'), legal: () => import('./messages/pt.legal.ts') },
};

/** As written in their files: for every deployment, and before figures are filled in. */
export async function writtenTexts({ language, page }: Route): Promise<Core & Legal> {
  const { core, legal } = texts[language];
  const isLegal = pageTable[page].kind === 'legal';
  const [own, more] = await Promise.all([core(), isLegal ? legal() : ({ default: {} } as { default: Legal })]);
  return { ...own.default, ...more.default };
}

export async function loadMessages(route: Route, { api }: Pick<SiteSettings, 'api'>): Promise<Messages> {
  const written = await writtenTexts(route);
  const messages: Messages = textsFor(api ? 'with_server' : 'without_server', written);
  return withSavings(messages, route.language, measured);
}

type Deployment = 'with_server' | 'without_server';

/** Wherever a text depends on the deployment, chooses the one that is true for it. */
export function textsFor<Texts>(deployment: Deployment, texts: Texts): ForDeployment<Texts> {
  return choose(deployment, texts) as ForDeployment<Texts>;
}

function choose(deployment: Deployment, texts: unknown): unknown {
  if (typeof texts !== 'object' || texts === null) return texts;
  if (Array.isArray(texts)) return texts.map((text) => choose(deployment, text));
  if (deployment in texts) return (texts as Record<Deployment, unknown>)[deployment];
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, choose(deployment, text)]));
}
