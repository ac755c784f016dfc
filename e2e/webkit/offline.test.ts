import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startServers } from '../start-servers.ts';
import { startMoodySite } from '../tests/moody-site.ts';
import { startVisitor, type Visitor } from './visitor.ts';

let stopServers: () => Promise<void>;
let site: Awaited<ReturnType<typeof startMoodySite>>;
let visitor: Visitor;

before(async () => {
  stopServers = await startServers();
  site = await startMoodySite();
  visitor = await startVisitor();
});

after(async () => {
  await visitor?.close();
  await site?.close();
  await stopServers?.();
});

test('offline: after one visit, pages and converters are there without a connection', async () => {
  await visitor.visit(`${site.address}/en`);
  await visitor.until('the worker has taken over', () => visitor.ask('navigator.serviceWorker.controller !== null'));
  site.mood.isDown = true;
  await visitor.visit(`${site.address}/en/imprint`);
  assert.equal(await visitor.text('h1'), 'Imprint');
  await visitor.visit(`${site.address}/en/png-to-webp`);
  assert.equal(await visitor.text('h1'), 'PNG to WebP');
});
