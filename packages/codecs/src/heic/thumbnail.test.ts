import { heifFile } from '@image-converter/corpus/fixtures/heif/file';
import { pictureItem } from '@image-converter/corpus/fixtures/heif/pictures';
import { heicThumbnail } from '@image-converter/formats/thumbnail/heic';
import { expect, test } from 'vitest';
import { assembled } from '../testing/heic.ts';
import { freshLibheif } from '../testing/libheif.ts';
import { openHeic } from './open-heic.ts';

test('the thumbnail in a file is decoded in place of its picture, even if it is hidden', async () => {
  const thumbnail = { ...pictureItem('textured'), references: { type: 'thmb', to: [1] } } as const;
  const file = new Blob([heifFile([thumbnail, pictureItem('picture')], { primary: 1 })]);
  const small = await heicThumbnail(file);
  if (!small) throw new Error('no thumbnail');
  const seen = assembled(openHeic(freshLibheif(), new Uint8Array(await small.arrayBuffer())));
  const alone = assembled(openHeic(freshLibheif(), heifFile([pictureItem('textured')])));
  expect([seen.width, seen.height]).toEqual([alone.width, alone.height]);
  expect(seen.data).toEqual(alone.data);
});
