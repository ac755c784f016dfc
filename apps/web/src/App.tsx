import type { SiteSettings } from '@image-converter/settings/site';
import { ConsentProvider } from './consent/consent.tsx';
import { SessionsProvider } from './converter/session/sessions.tsx';
import { Head } from './head/Head.tsx';
import { TextsProvider } from './i18n/texts.tsx';
import { loadVisit } from './load-visit.ts';
import { ServerModeProvider } from './mode/server-mode.tsx';
import { NavigationProvider, useNavigation } from './navigation/navigation.tsx';
import type { Visit } from './navigation/visit.ts';
import { PageNoticesProvider } from './notices/page-notices.tsx';
import { CurrentPage } from './pages/CurrentPage.tsx';
import { Shell } from './pages/Shell.tsx';
import { SiteProvider } from './site.tsx';

/** The entire document, prerendered for every page and hydrated in the browser. */
export function App({ first, settings }: { first: Visit; settings: SiteSettings }) {
  return (
    <SiteProvider settings={settings}>
      <PageNoticesProvider>
        <NavigationProvider first={first} load={loadVisit}>
          {(messages) => (
            <TextsProvider messages={messages}>
              <ConsentProvider>
                <ServerModeProvider>
                  <SessionsProvider>
                    <Page />
                  </SessionsProvider>
                </ServerModeProvider>
              </ConsentProvider>
            </TextsProvider>
          )}
        </NavigationProvider>
      </PageNoticesProvider>
    </SiteProvider>
  );
}

function Page() {
  const { route } = useNavigation();
  return (
    // consent-known.js may have changed this element before hydration.
    <html lang={route.language} suppressHydrationWarning>
      <head>
        <Head />
      </head>
      <body className="flex min-h-dvh flex-col">
        <Shell>
          <CurrentPage />
        </Shell>
      </body>
    </html>
  );
}
