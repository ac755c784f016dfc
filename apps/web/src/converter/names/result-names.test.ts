import { targetDefaults } from '@image-converter/formats/options';
import { expect, it } from 'vitest';
import { inSeveralSizes } from './result-names.ts';

it('the icons of a website have the names it looks for, and a manifest that lists two of them', async () => {
  const picture = { blob: new Blob() };
  const made = { firstPage: 1, options: { ...targetDefaults('ico'), favicons: true } };
  const { outputs, names } = inSeveralSizes('logo.ico', [picture, picture, picture, picture], made);
  expect(names).toEqual(['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'site.webmanifest']);
  expect(outputs).toHaveLength(5);
  const manifest = outputs.at(-1)?.blob;
  expect(manifest?.type).toBe('application/manifest+json');
  expect(JSON.parse((await manifest?.text()) ?? '')).toEqual({
    icons: [
      { src: 'icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: 'icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  });
});
