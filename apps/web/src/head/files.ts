import type { Language, Page } from '../routes/pages.ts';

/** Files that a page's head refers to, apart from the page's own assets. */
export const previewSize = { width: 1200, height: 630 };

export function previewPath(language: Language, page: Page): string {
  return `/previews/${language}-${page}.png`;
}

export function manifestPath(language: Language): string {
  return `/${language}.webmanifest`;
}

/** Screenshots that systems show before installation, in CSS pixels; narrow ones are for phones. */
export const appScreenshots = {
  wide: { width: 1280, height: 800, scale: 1 },
  narrow: { width: 390, height: 844, scale: 2 },
} as const;

export function screenshotPath(language: Language, formFactor: string): string {
  return `/screenshots/${language}-${formFactor}.png`;
}

export const serviceWorkerPath = '/service-worker.js';

/** Hash of a page that has shared files waiting. */
export const sharedHash = '#shared';

/** Path that other programs share files to. */
export function sharePath(language: Language): string {
  return `/${language}/share`;
}

export const icons = {
  svg: '/icon.svg',
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
} as const;

/** The page's background, used for the browser's own UI. Same two colours as in style.css. */
export const themeColors = { light: '#faf9f6', dark: '#131218' };
