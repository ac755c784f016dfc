import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { fixture } from '@image-converter/corpus/fixtures';
import { startWidgetSite } from '../widget/site.ts';
import { startVisitor } from './visitor.ts';

const site = await startWidgetSite();
const visitor = await startVisitor();

after(async () => {
  await visitor.close();
  await site.close();
});

test('a form on a site of others gets converted photos, however early it is sent', async () => {
  await visitor.driver.get(site.address);
  const release = site.hold('convert-picked');
  await visitor.choose({ 'a.heic': await fixture('plain.heic'), 'b.tiff': await fixture('plain.tiff') });
  await visitor.press('Send');
  await visitor.until('the form waits', () =>
    visitor.ask(`document.querySelector('image-converter').shadowRoot.textContent.includes('is sent as soon as')`),
  );
  release();
  await visitor.until('it is sent', () => visitor.ask(`document.title === 'Thank you'`));
  const sent = site.uploads.map(({ action, files }) => [action, ...files.map(({ name, type }) => `${name} ${type}`)]);
  assert.deepEqual(sent, [['send', 'a.jpg image/jpeg', 'b.jpg image/jpeg']]);
});
