import type { SiteSettings } from '@image-converter/settings/site';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { purposesOf } from './consent/decision.ts';
import { loadVisit } from './load-visit.ts';
import type { Route } from './routes/route.ts';
import { settingsElement } from './site.tsx';

/**
 * The complete HTML of a page. The tags in `assets` load its style and script.
 * @public Called by the renderer, which loads this file once it is built.
 */
export async function renderPage(route: Route, settings: SiteSettings, assets: string): Promise<string> {
  const first = await loadVisit(route, settings);
  const html = renderToString(<App first={first} settings={settings} />);
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c');
  // Not part of React's tree: React leaves alone any scripts and styles in the head that it did not render.
  const early = purposesOf(settings).length > 0 ? '<script src="/consent-known.js"></script>' : '';
  const head = `<script type="application/json" id="${settingsElement}">${data}</script>${early}${assets}</head>`;
  return `<!doctype html>${html.replace('</head>', () => head)}`;
}
