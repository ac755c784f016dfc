import type { SiteSettings } from '@image-converter/settings/site';
import type { ComponentType } from 'react';
import { loadMessages } from '../i18n/messages.ts';
import type { Messages } from '../i18n/source.ts';
import { pageTable } from '../routes/pages.ts';
import type { Route } from '../routes/route.ts';

/** The page on screen: its route, its texts and what else it alone needs, which only ever change together. */
export interface Visit {
  route: Route;
  messages: Messages;
  /** Of pages with a script of their own. */
  Content?: ComponentType | undefined;
}

export async function loadVisit(route: Route, settings: Pick<SiteSettings, 'api'>): Promise<Visit> {
  const [messages, Content] = await Promise.all([loadMessages(route, settings), contentOf(route)]);
  return { route, messages, Content };
}

async function contentOf({ page }: Route): Promise<ComponentType | undefined> {
  if (pageTable[page].kind !== 'all-formats') return undefined;
  return (await import('../all-formats/AllFormatsPage.tsx')).AllFormatsPage;
}
