import type { SiteSettings } from '@image-converter/settings/site';
import type { ReactNode } from 'react';
import { ConsentProvider } from './consent/consent.tsx';
import { SessionsProvider } from './converter/session/sessions.tsx';
import { TextsProvider } from './i18n/texts.tsx';
import { loadNextVisit } from './load-visit.ts';
import { ServerModeProvider } from './mode/server-mode.tsx';
import { NavigationProvider } from './navigation/navigation.tsx';
import type { Visit } from './navigation/visit.ts';
import { PageNoticesProvider } from './notices/page-notices.tsx';
import { SiteProvider } from './site.tsx';

interface ProvidersProps {
  first: Visit;
  settings: SiteSettings;
  children: ReactNode;
}

/** Everything that components take from their context. */
export function Providers({ first, settings, children }: ProvidersProps) {
  return (
    <SiteProvider settings={settings}>
      <PageNoticesProvider>
        <NavigationProvider first={first} load={loadNextVisit}>
          {(messages) => (
            <TextsProvider messages={messages}>
              <ConsentProvider>
                <ServerModeProvider>
                  <SessionsProvider>{children}</SessionsProvider>
                </ServerModeProvider>
              </ConsentProvider>
            </TextsProvider>
          )}
        </NavigationProvider>
      </PageNoticesProvider>
    </SiteProvider>
  );
}
