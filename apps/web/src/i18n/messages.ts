import type { SiteSettings } from '@image-converter/settings/site';
import { measured } from '../claims/measured.ts';
import { withSavings } from '../claims/with-savings.ts';
import { isLegal, type Language } from '../routes/pages.ts';
import type { Route } from '../routes/route.ts';
import { textsFor } from './deployment.ts';
import type legal from './messages/en.legal.ts';
import type core from './messages/en.ts';
import type { ForDeployment, Translation } from './translation.ts';

/** The source language decides which texts there are. */
export type Source = ForDeployment<typeof core & typeof legal>;
export type Messages = Translation<Source>;

type Core = Translation<typeof core>;
type Legal = Translation<typeof legal>;

const coreTexts: Record<Language, () => Promise<{ default: Core }>> = {
  de: () => import('./messages/de.ts'),
  en: () => import('./messages/en.ts'),
  es: () => import('./messages/es.ts'),
  pt: () => import('./messages/pt.ts'),
};

const legalTexts: Record<Language, () => Promise<{ default: Legal }>> = {
  de: () => import('./messages/de.legal.ts'),
  en: () => import('./messages/en.legal.ts'),
  es: () => import('./messages/es.legal.ts'),
  pt: () => import('./messages/pt.legal.ts'),
};

/** The texts of imprint and privacy are loaded with their pages only; nothing else uses them. */
export async function loadMessages({ language, page }: Route, { api }: Pick<SiteSettings, 'api'>): Promise<Messages> {
  const [core, legal] = await Promise.all([
    coreTexts[language](),
    isLegal(page) ? legalTexts[language]() : ({ default: {} } as { default: Legal }),
  ]);
  const texts = textsFor(api ? 'with_server' : 'without_server', { ...core.default, ...legal.default }) as Messages;
  return withSavings(texts, language, measured);
}
