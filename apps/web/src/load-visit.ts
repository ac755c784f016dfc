import { loadMessages } from './i18n/messages.ts';
import { loadPart } from './i18n/parts.ts';
import type { LoadVisit, Visit } from './navigation/visit.ts';
import { pageTable } from './routes/pages.ts';
import type { Route } from './routes/route.ts';

/** Loads everything that a page needs in addition to the main script. */
export const loadVisit: LoadVisit = async (route, settings) => {
  const [messages, Content] = await Promise.all([loadMessages(route, settings), contentOf(route)]);
  return { route, messages, Content };
};

/** With the texts about files, which the first page loads when it is idle. */
export const loadNextVisit: LoadVisit = async (route, settings) => {
  const [visit] = await Promise.all([loadVisit(route, settings), loadPart(route.language, 'workspace')]);
  return visit;
};

async function contentOf({ page }: Route): Promise<Visit['Content']> {
  switch (pageTable[page].kind) {
    case 'converter':
      return (await import('./landing/Landing.tsx')).Landing;
    case 'all-formats':
      return (await import('./all-formats/AllFormatsPage.tsx')).AllFormatsPage;
    case 'text':
      return (await import('./pages/TextPage.tsx')).TextPage;
    case 'not-found':
      return (await import('./pages/NotFoundPage.tsx')).NotFoundPage;
  }
}
