import type { SiteSettings } from '@image-converter/settings/site';
import { Head } from './head/Head.tsx';
import { useNavigation } from './navigation/navigation.tsx';
import type { Visit } from './navigation/visit.ts';
import { Providers } from './Providers.tsx';
import { CurrentPage } from './pages/CurrentPage.tsx';
import { Shell } from './pages/Shell.tsx';

/** The entire document, prerendered for every page and hydrated in the browser. */
export function App({ first, settings }: { first: Visit; settings: SiteSettings }) {
  return (
    <Providers first={first} settings={settings}>
      <Page />
    </Providers>
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
