import './style.css';
import type { SiteSettings } from '@image-converter/settings/site';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { listenForInstallation } from './device/installation.ts';
import { loadVisit } from './load-visit.ts';
import { routeOf } from './routes/route.ts';
import { settingsElement, shellAttribute } from './site.tsx';

// Hydrate in the language of the rendered page, whatever the browser prefers.
const route = routeOf(location.pathname, [document.documentElement.lang]);
const settings = JSON.parse(document.getElementById(settingsElement)?.textContent ?? '') as SiteSettings;

if (settings.serviceWorker) listenForInstallation();

// No top-level await: the page's own chunks import from this script and would wait for it to finish.
startEventually();

/** Retries until all chunks are loaded: until then the page looks alive but does not respond. */
function startEventually(): void {
  start().catch(() => setTimeout(startEventually, 2000));
}

async function start(): Promise<void> {
  if (!document.documentElement.hasAttribute(shellAttribute)) {
    const first = await loadVisit(route, settings);
    // In slices of a few milliseconds, so that the page never stalls.
    startTransition(() => {
      hydrateRoot(document, <App first={first} settings={settings} />);
    });
    return;
  }
  const { loadCachedVisit } = await import('./load-cached-visit.ts');
  const first = await loadCachedVisit(route, settings);
  createRoot(document).render(<App first={first} settings={settings} />);
}
