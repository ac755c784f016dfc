import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettingsOrExit } from '@image-converter/settings/read';
import { siteSettings } from '@image-converter/settings/site';
import { compressFiles } from './compress.ts';
import { renderSite } from './render-site.ts';

const built = fileURLToPath(new URL('../dist', import.meta.url));
const cache = fileURLToPath(new URL('../.cache/compressed', import.meta.url));
/** `npm start` skips compression: locally it takes longer than it saves. */
const isCompressed = !process.argv.includes('--uncompressed');

// Comes first, so that the site includes the compressed copies and knows its download sizes.
if (isCompressed) await compressFiles(join(built, 'client'), cache);
await renderSite(built, built, readSettingsOrExit(siteSettings));
if (isCompressed) await compressFiles(join(built, 'site'), cache);
