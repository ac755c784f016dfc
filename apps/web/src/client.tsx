import './style.css';
import type { SiteSettings } from '@image-converter/settings/site';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadMessages } from './i18n/messages.ts';
import { routeOf } from './routes/route.ts';
import { settingsElement } from './site.tsx';

// Hydrate the page in the language it was rendered in, whatever the browser prefers.
const route = routeOf(location.pathname, [document.documentElement.lang]);
const settings = JSON.parse(document.getElementById(settingsElement)?.textContent ?? '') as SiteSettings;
const messages = await loadMessages(route, settings);

hydrateRoot(document, <App first={{ route, messages }} settings={settings} />);
