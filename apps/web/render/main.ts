import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettingsOrExit } from '@image-converter/settings/read';
import { siteSettings } from '@image-converter/settings/site';
import { compressFiles } from './compress.ts';
import { renderSite } from './render-site.ts';

const built = fileURLToPath(new URL('../dist', import.meta.url));
// First, so that the site gets copies: compressing the codecs takes a while.
await compressFiles(join(built, 'client'));
await renderSite(built, built, readSettingsOrExit(siteSettings));
await compressFiles(join(built, 'site'));
