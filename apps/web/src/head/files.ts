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
} as const;

/** The page's background, for the browser's own frame around it; style.css has the same two colours. */
export const themeColors = { light: '#fbfbfd', dark: '#101218' };
