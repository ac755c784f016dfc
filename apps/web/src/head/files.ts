import type { Language, Page } from '../routes/pages.ts';

/** Files that a page's head refers to, apart from the page's own assets. */
export const previewSize = { width: 1200, height: 630 };

export function previewPath(language: Language, page: Page): string {
  return `/previews/${language}-${page}.png`;
}

export function manifestPath(language: Language): string {
  return `/${language}.webmanifest`;
}

export const icons = {
  svg: '/icon.svg',
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
  manifest: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const;

/** The page's background, for the browser's own frame around it; style.css has the same two colours. */
export const themeColors = { light: '#fbfbfd', dark: '#101218' };
