import { type AnyFormat, isCommon } from '@image-converter/formats/any-format';
import { formats, isServerFormat } from '@image-converter/formats/formats';
import { namedFormats } from '@image-converter/formats/listing/named-formats';
import { supportedFormats } from '@image-converter/formats/listing/supported-formats';
import { rareFormats } from '@image-converter/formats/rare/table';
import type { SiteSettings } from '@image-converter/settings/site';
import { appScreenshots, manifestPath, screenshotPath, sharePath, themeColors } from '../src/head/files.ts';
import { headlineOf } from '../src/head/headline.ts';
import { loadMessages } from '../src/i18n/messages.ts';
import { type Language, type Page, pageTable } from '../src/routes/pages.ts';
import { pathOf } from '../src/routes/route.ts';

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The most popular conversions; operating systems show three or four. */
const shortcutPages: readonly Page[] = ['heic-to-jpg', 'webp-to-jpg', 'jpg-to-pdf', 'all-formats'];

/** File extensions by MIME type, of all formats that the pages list or convert on the server. */
export function readTypes(): Record<string, string[]> {
  const types: Record<string, string[]> = {};
  const accepted = namedFormats.filter(
    (one) => supportedFormats.includes(one) || isServerFormat(one.format) || one.limits.includes('preview'),
  );
  for (const { format, extensions } of accepted) {
    const { mediaType } = factsOf(format);
    types[mediaType] = [...(types[mediaType] ?? []), ...extensions.map((extension) => `.${extension}`)];
  }
  return types;
}

function factsOf(format: AnyFormat): { mediaType: string } {
  return isCommon(format) ? formats[format] : rareFormats[format];
}

/** The web app manifest in one language. */
export async function webManifest(
  language: Language,
  settings: SiteSettings,
): Promise<{ path: string; content: string }> {
  const { header, meta, hero } = await loadMessages({ language, page: 'home' }, settings);
  const home = pathOf(language, 'home');
  const manifest = {
    name: header.title,
    short_name: header.title,
    description: meta.description,
    lang: language,
    id: home,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    categories: ['photo', 'utilities'],
    icons,
    screenshots: Object.entries(appScreenshots).map(([formFactor, { width, height, scale }]) => ({
      src: screenshotPath(language, formFactor),
      sizes: `${width * scale}x${height * scale}`,
      type: 'image/png',
      form_factor: formFactor,
      label: hero.title,
    })),
    shortcuts: await Promise.all(shortcutPages.map((page) => shortcutTo(page, language, settings))),
    // Receiving files needs the service worker.
    ...(settings.serviceWorker && takingFiles(language)),
  };
  return { path: manifestPath(language), content: JSON.stringify(manifest) };
}

function takingFiles(language: Language) {
  const types = readTypes();
  const accept = [...Object.keys(types), ...Object.values(types).flat()];
  return {
    share_target: {
      action: sharePath(language),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: ['image/*', ...accept] }] },
    },
    file_handlers: [{ action: pathOf(language, 'home'), accept: types, launch_type: 'single-client' }],
    // Reuses an open window, which keeps its files and receives more.
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
  };
}

async function shortcutTo(page: Page, language: Language, settings: SiteSettings) {
  const messages = await loadMessages({ language, page }, settings);
  return { name: headlineOf(pageTable[page], messages).title, url: pathOf(language, page), icons };
}
