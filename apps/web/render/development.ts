import { readSettings } from '@image-converter/settings/read';
import { siteSettings } from '@image-converter/settings/site';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defaultLanguage } from '../src/routes/pages.ts';
import { routeOf } from '../src/routes/route.ts';

type Renderer = typeof import('../src/render.tsx');

/** Not Vite's transformIndexHtml(): it adds line breaks to the head that React does not expect. */
function load(script: string): string {
  return (
    '<script type="module" src="/@vite/client"></script>' +
    `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>` +
    `<script type="module" src="${script}"></script>`
  );
}

/**
 * For the Vite dev server: renders each page from source on request, then hydrates it with hot reload. /ui is the gallery
 * of components, which exists only here.
 */
export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
            if (path === '/') return response.writeHead(302, { location: `/${defaultLanguage}` }).end();
            const { renderPage, renderShell } = (await server.ssrLoadModule('/src/render.tsx')) as Renderer;
            // No service worker: it would cache files that change under the same URL.
            const settings = { ...readSettings(siteSettings, process.env), serviceWorker: false };
            if (path === '/ui') {
              response.writeHead(200, { 'content-type': 'text/html' });
              return response.end(`<!doctype html><html${renderShell(settings, load('/gallery/main.tsx'))}`);
            }
            const route = routeOf(path, []);
            response.writeHead(route.page === 'not-found' ? 404 : 200, { 'content-type': 'text/html' });
            response.end(await renderPage(route, settings, load('/src/client.tsx')));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
