import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettingsOrExit } from '@image-converter/settings/read';
import { siteSettings } from '@image-converter/settings/site';
import { compressFiles } from './compress.ts';
import { drawPreviews } from './previews.ts';
import { renderSite } from './render-site.ts';

const built = fileURLToPath(new URL('../dist', import.meta.url));
const cache = fileURLToPath(new URL('../.cache', import.meta.url));
/** `npm start` skips what only visitors of a public site need, so that it answers sooner. */
const isPublic = !process.argv.includes('--local');
/** Tests do without compressed codecs: these take a minute of the processor, and are served in the same way as scripts. */
const compression = { cache: join(cache, 'compressed'), codecs: !process.argv.includes('--for-tests') };

// Comes first, so that the site includes the previews and compressed copies and knows its download sizes.
if (isPublic) {
  await drawPreviews(join(built, 'client'), join(cache, 'previews'));
  await compressFiles(join(built, 'client'), compression);
}
await renderSite(built, built, readSettingsOrExit(siteSettings));
if (isPublic) await compressFiles(join(built, 'site'), compression);
