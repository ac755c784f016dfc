import './style.css';
import type { SiteSettings } from '@image-converter/settings/site';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadVisit } from './load-visit.ts';
import { routeOf } from './routes/route.ts';
import { settingsElement } from './site.tsx';

// Hydrate the page in the language it was rendered in, whatever the browser prefers.
const route = routeOf(location.pathname, [document.documentElement.lang]);
const settings = JSON.parse(document.getElementById(settingsElement)?.textContent ?? '') as SiteSettings;

// Not awaited at the top level: what a page loads for itself uses parts of this script, and would wait for its end.
void loadVisit(route, settings).then((first) => hydrateRoot(document, <App first={first} settings={settings} />));
