import type { SiteSettings } from '@image-converter/settings/site';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { purposesOf } from './consent/decision.ts';
import { loadVisit } from './load-visit.ts';
import type { Route } from './routes/route.ts';
import { settingsElement, shellAttribute } from './site.tsx';

/**
 * The complete HTML of a page. The tags in `assets` load its style and script.
 * @public Called by the renderer, which imports the built version of this file.
 */
export async function renderPage(route: Route, settings: SiteSettings, assets: string): Promise<string> {
  const first = await loadVisit(route, settings);
  const html = renderToString(<App first={first} settings={settings} />);
  // Outside of React's tree: on hydration, React ignores scripts and styles in the head that it did not render.
  const early = purposesOf(settings).length > 0 ? '<script src="/consent-known.js"></script>' : '';
  const head = `${settingsTag(settings)}${early}${assets}</head>`;
  return `<!doctype html>${html.replace('</head>', () => head)}`;
}

/**
 * An empty page, from after the language attribute on. Served offline, where scripts render the content.
 * @public Called by the renderer.
 */
export function renderShell(settings: SiteSettings, assets: string): string {
  return ` ${shellAttribute}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${settingsTag(settings)}${assets}</head><body></body></html>`;
}

function settingsTag(settings: SiteSettings): string {
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${settingsElement}">${data}</script>`;
}
