import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Stands in for the system's own face. Its package has no arrows; the display face has. */
const face = {
  400: import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'),
  500: import.meta.resolve('@fontsource/inter/files/inter-latin-500-normal.woff2'),
  600: import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff2'),
  700: import.meta.resolve('@fontsource/inter/files/inter-latin-700-normal.woff2'),
};

async function bundledFace(): Promise<string> {
  const rules = Object.entries(face).map(async ([weight, address]) => {
    const font = await readFile(fileURLToPath(address), 'base64');
    return `@font-face{font-family:"Bundled";font-weight:${weight};src:url(data:font/woff2;base64,${font})}`;
  });
  return `${(await Promise.all(rules)).join('')} html{font-family:"Bundled","Display",sans-serif!important}`;
}

let style: Promise<string> | undefined;

/** Call it before anything is measured in the page. Needs `bypassCSP`. */
export async function addBundledFace(page: Page): Promise<void> {
  style ??= bundledFace();
  await page.addStyleTag({ content: await style });
}
