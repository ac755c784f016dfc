import type { Language, Page } from '../routes/pages.ts';

/** Files that a page's head refers to, apart from the page's own assets. */
export const previewSize = { width: 1200, height: 630 };

export function previewPath(language: Language, page: Page): string {
  return `/previews/${language}-${page}.png`;
}

export function manifestPath(language: Language): string {
  return `/${language}.webmanifest`;
}

/** What systems show before the site is installed, in points; narrow ones are for phones. */
export const appScreenshots = {
  wide: { width: 1280, height: 800, scale: 1 },
  narrow: { width: 390, height: 844, scale: 2 },
} as const;

export function screenshotPath(language: Language, formFactor: string): string {
  return `/screenshots/${language}-${formFactor}.png`;
}

export const serviceWorkerPath = '/service-worker.js';

/** Ends the address of a page for which shared files wait. */
export const sharedHash = '#shared';

/** Where other programs share files to. */
export function sharePath(language: Language): string {
  return `/${language}/share`;
}

export const icons = {
  svg: '/icon.svg',
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
} as const;

/** The page's background, for the browser's own frame around it; style.css has the same two colours. */
export const themeColors = { light: '#fbfbfd', dark: '#101218' };
