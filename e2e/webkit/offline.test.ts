import { after, before, test } from 'node:test';
import { startServers } from '../start-servers.ts';
import { startMoodySite } from '../tests/unreliable-site.ts';
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
  for (const [path, heading] of [
    ['/en/imprint', 'Imprint'],
    ['/en/png-to-webp', 'PNG to WebP'],
  ] as const) {
    await visitor.visit(site.address + path);
    await visitor.until(`${path} is shown`, async () => (await visitor.text('h1')) === heading);
  }
});
