import './gallery.css';
import type { SiteSettings } from '@image-converter/settings/site';
import { createRoot } from 'react-dom/client';
import { loadNextVisit } from '../src/load-visit.ts';
import { Providers } from '../src/Providers.tsx';
import { routeOf } from '../src/routes/route.ts';
import { settingsElement } from '../src/site.tsx';
import { Gallery } from './Gallery.tsx';

/** /ui of the development server: all components with their states, in the language of the browser. */

const { language } = routeOf(location.pathname, navigator.languages);
const settings = JSON.parse(document.getElementById(settingsElement)?.textContent ?? '') as SiteSettings;
const first = await loadNextVisit({ language, page: 'jpg-to-webp' }, settings);

document.documentElement.lang = language;
document.title = 'Components';
const place = document.createElement('div');
document.body.append(place);

createRoot(place).render(
  <Providers first={first} settings={settings}>
    <Gallery />
  </Providers>,
);
