import { existsSync } from 'node:fs';
import { supportedFormats } from '@image-converter/formats/listing/supported-formats';
import { readSettings } from '@image-converter/settings/read';
import { siteSettings } from '@image-converter/settings/site';
import { describe, expect, it } from 'vitest';
import { languages } from '../src/routes/pages.ts';
import { readTypes, webManifest } from './web-manifest.ts';

interface WebManifest {
  icons: { src: string }[];
  screenshots: { src: string }[];
  shortcuts: { url: string }[];
  start_url: string;
  share_target: { action: string };
  file_handlers: [{ accept: Record<string, string[]> }];
}

async function manifestOf(language: (typeof languages)[number], environment = {}): Promise<WebManifest> {
  return JSON.parse((await webManifest(language, readSettings(siteSettings, environment))).content);
}

describe.each(languages)('the manifest in %s', (language) => {
  it('names icons and screenshots that exist, and shortcuts in its language', async () => {
    const { icons, screenshots, shortcuts, start_url } = await manifestOf(language);
    for (const { src } of [...icons, ...screenshots]) {
      expect(existsSync(new URL(`../public${src}`, import.meta.url)), src).toBe(true);
    }
    expect(start_url).toBe(`/${language}`);
    expect(shortcuts).toHaveLength(4);
    for (const { url } of shortcuts) expect(url).toMatch(new RegExp(`^/${language}/`));
  });

  it('takes shared files, and opens those of every format that is listed or was promised', async () => {
    const { share_target, file_handlers } = await manifestOf(language);
    expect(share_target.action).toBe(`/${language}/share`);
    const endings = Object.values(file_handlers[0].accept).flat();
    for (const { extensions } of supportedFormats)
      for (const extension of extensions) expect(endings).toContain(`.${extension}`);
    expect(endings).toEqual(expect.arrayContaining(['.heic', '.tif', '.cr2', '.nef', '.arw', '.cr3', '.pdf']));
  });

  it('takes no files where the service worker is withdrawn', async () => {
    const manifest = await manifestOf(language, { SERVICE_WORKER: 'off' });
    expect(manifest).not.toHaveProperty('share_target');
    expect(manifest).not.toHaveProperty('file_handlers');
  });
});

it('every type of content has its endings once', () => {
  for (const [type, endings] of Object.entries(readTypes())) {
    expect(type).toMatch(/^[\w-]+\/[\w.+-]+$/);
    expect(new Set(endings).size, type).toBe(endings.length);
  }
});
