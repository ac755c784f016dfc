import assert from 'node:assert/strict';
import { test } from 'node:test';
import { camera, town } from '@image-converter/corpus/fixtures/described/blocks';
import { describedFiles } from '@image-converter/corpus/fixtures/described/files';
import { visitorOnSite } from './visitor-on-site.ts';

const { site, visitor } = await visitorOnSite();

test('metadata is kept without the location, and the row says so', async () => {
  await visitor.visit(`${site.address}/en/jpg-to-png`);
  await visitor.choose({ 'a.jpg': Buffer.from(await describedFiles['described.jpg']()) });
  await visitor.untilRows('waiting', 1);
  await visitor.press('Options');
  const choice = '#converter label:has(input[value="without-location"])';
  await visitor.until('the panel is open', async () => (await visitor.count(choice)) === 1);
  await visitor.clickOn(choice);
  await visitor.press('Convert all');
  await visitor.untilRows('done', 1);
  await visitor.until('the row says so', async () =>
    (await visitor.text('[data-status=done]')).includes('other details kept, caption and location removed'),
  );
  const { bytes } = await visitor.downloaded(() => visitor.clickOn('[data-status=done] a[download]'));
  assert.ok(bytes.includes(camera));
  assert.ok(!bytes.includes(town));
});
