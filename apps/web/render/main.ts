import { fileURLToPath } from 'node:url';
import { readSettingsOrExit } from '@image-converter/settings/read';
import { siteSettings } from '@image-converter/settings/site';
import { renderSite } from './render-site.ts';

const built = fileURLToPath(new URL('../dist', import.meta.url));
await renderSite(built, built, readSettingsOrExit(siteSettings));
