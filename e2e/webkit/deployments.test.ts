import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fixture } from '@image-converter/corpus/fixtures';
import sharp from 'sharp';
import { addresses } from '../addresses.ts';
import { startServers } from '../start-servers.ts';
import { startVisitor, type Visitor } from './visitor.ts';

/* Tests that need more than the pages: the server, and a deployment with ads and analytics. */

let stopServers: () => Promise<void>;
let visitor: Visitor;

before(async () => {
  stopServers = await startServers();
  visitor = await startVisitor();
});

after(async () => {
  await visitor?.close();
  await stopServers?.();
});

const untilAsked = () => visitor.until('there is the question', () => isAsked());
const untilNotAsked = () => visitor.until('there is no question', async () => !(await isAsked()));
const isAsked = async () => (await visitor.count('#consent-title')) > 0;
const firstBox = () => visitor.text('[data-ad-box]');
const ofPartner = () =>
  visitor.ask<string[]>(`performance.getEntriesByType('resource').map(({ name }) => name)
    .filter((name) => name.startsWith('${addresses.partner}'))`);

test('consent: nobody is asked for anything before it, nor after a refusal', async () => {
  await visitor.visit(`${addresses.sponsored}/de`);
  await untilAsked();
  assert.deepEqual(await ofPartner(), []);
  await visitor.press('Alles ablehnen');
  await untilNotAsked();
  await visitor.visit(`${addresses.sponsored}/en/png-to-webp`);
  await untilNotAsked();
  assert.equal(await firstBox(), 'Advertisement');
  assert.deepEqual(await ofPartner(), []);
});

test('a HEIC goes through the server and comes back as JPG, or stays here if one chooses so', async () => {
  await visitor.visit(`${addresses.site}/en`);
  const heic = await fixture('transparent.heic');
  await visitor.choose({ 'a.heic': heic });
  await visitor.untilRows('waiting', 1);
  assert.equal(await visitor.text('[data-mode]'), 'On our server');
  await visitor.press('Convert to JPG');
  await visitor.untilRows('done', 1);
  assert.match(await visitor.text('[data-status=done]'), /On our server/);
  const { name, bytes } = await visitor.downloaded(() => visitor.clickOn('[data-status=done] a[download]'));
  assert.deepEqual([name, (await sharp(bytes).metadata()).format], ['a.jpg', 'jpeg']);

  await visitor.choose({ 'b.heic': heic });
  await visitor.untilRows('waiting', 1);
  await visitor.press('Convert in this browser instead');
  await visitor.until('it says so', async () => (await visitor.text('[data-mode]')) === 'In your browser');
  await visitor.press('Convert to JPG');
  await visitor.untilRows('done', 1);
  assert.match(await visitor.text('[data-status=done]'), /In your browser/);
});
