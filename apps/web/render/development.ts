import { readSettings } from '@image-converter/settings/read';
import { siteSettings } from '@image-converter/settings/site';
import type { Plugin } from 'vite';
import { defaultLanguage } from '../src/routes/pages.ts';
import { routeOf } from '../src/routes/route.ts';

type Renderer = typeof import('../src/render.tsx');

/** There is no API here: the pages call one only if it is said where. */
const environment = { SERVER_CONVERSION: process.env.API_URL ? 'on' : 'off', ...process.env };

/** `vite` alone: every page rendered on request from the sources, then taken over with hot reload. */
export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
            if (path === '/') return response.writeHead(302, { location: `/${defaultLanguage}` }).end();
            const { renderPage } = (await server.ssrLoadModule('/src/render.tsx')) as Renderer;
            const route = routeOf(path, []);
            const assets = '<script type="module" src="/src/client.tsx"></script>';
            const html = await renderPage(route, readSettings(siteSettings, environment), assets);
            response.writeHead(route.page === 'not-found' ? 404 : 200, { 'content-type': 'text/html' });
            response.end(await server.transformIndexHtml(path, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
