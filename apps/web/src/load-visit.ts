import { loadMessages } from './i18n/messages.ts';
import type { LoadVisit, Visit } from './navigation/visit.ts';
import { pageTable } from './routes/pages.ts';
import type { Route } from './routes/route.ts';

/** Everything that a page needs beyond the script of all pages. */
export const loadVisit: LoadVisit = async (route, settings) => {
  const [messages, Content] = await Promise.all([loadMessages(route, settings), contentOf(route)]);
  return { route, messages, Content };
};

async function contentOf({ page }: Route): Promise<Visit['Content']> {
  if (pageTable[page].kind !== 'all-formats') return undefined;
  return (await import('./all-formats/AllFormatsPage.tsx')).AllFormatsPage;
}
