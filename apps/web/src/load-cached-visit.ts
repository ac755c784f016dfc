import type { SiteSettings } from '@image-converter/settings/site';
import { loadVisit } from './load-visit.ts';
import type { Visit } from './navigation/visit.ts';
import { languages } from './routes/pages.ts';
import { type Route, translatedPath } from './routes/route.ts';

/** If a page is not cached in its language and there is no connection, shows it in a language that is cached. */
export async function loadCachedVisit(route: Route, settings: SiteSettings): Promise<Visit> {
  let failure: unknown;
  for (const language of [route.language, ...languages]) {
    try {
      const visit = await loadVisit({ ...route, language }, settings);
      if (language !== route.language && route.page !== 'not-found')
        history.replaceState(null, '', translatedPath(route, language) + location.search + location.hash);
      return visit;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
