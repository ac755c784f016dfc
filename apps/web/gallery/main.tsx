import './gallery.css';
import type { SiteSettings } from '@image-converter/settings/site';
import { createRoot } from 'react-dom/client';
import { ConsentProvider } from '../src/consent/consent.tsx';
import { SessionsProvider } from '../src/converter/session/sessions.tsx';
import { TextsProvider } from '../src/i18n/texts.tsx';
import { loadVisit } from '../src/load-visit.ts';
import { ServerModeProvider } from '../src/mode/server-mode.tsx';
import { NavigationProvider } from '../src/navigation/navigation.tsx';
import { PageNoticesProvider } from '../src/notices/page-notices.tsx';
import { routeOf } from '../src/routes/route.ts';
import { SiteProvider, settingsElement } from '../src/site.tsx';
import { Gallery } from './Gallery.tsx';

/** /ui of the development server: all components with their states, in the language of the browser. */

const { language } = routeOf(location.pathname, navigator.languages);
const settings = JSON.parse(document.getElementById(settingsElement)?.textContent ?? '') as SiteSettings;
const first = await loadVisit({ language, page: 'jpg-to-webp' }, settings);

document.documentElement.lang = language;
document.title = 'Components';
const place = document.createElement('div');
document.body.append(place);

createRoot(place).render(
  <SiteProvider settings={settings}>
    <PageNoticesProvider>
      <NavigationProvider first={first} load={loadVisit}>
        {(messages) => (
          <TextsProvider messages={messages}>
            <ConsentProvider>
              <ServerModeProvider>
                <SessionsProvider>
                  <Gallery />
                </SessionsProvider>
              </ServerModeProvider>
            </ConsentProvider>
          </TextsProvider>
        )}
      </NavigationProvider>
    </PageNoticesProvider>
  </SiteProvider>,
);
