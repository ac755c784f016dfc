import { readdirSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { firstLine } from '../contest.ts';
import { conversions } from '../conversions.ts';
import { convertIn, type InPage, openPage, type Places, workOf } from '../pages.ts';
import { kilobytes, type Section } from '../report.ts';

const assets = new URL('../../apps/web/dist/site/assets/', import.meta.url);

/** Bytes that a visitor downloads until the first file is converted. Small pictures are enough. */
export async function downloads(places: Places): Promise<Section> {
  const rows: string[][] = [];
  for (const { title, pair, from, to, peers = [] } of conversions) {
    if (!pair) continue;
    const work = await workOf(from, to as 'jpg', 320);
    const name = title.replace(/,.*/, '');
    const { page, converter } = await requested(places.browser, `${places.site}/en`, work);
    rows.push([name, 'ours', kilobytes(converter), kilobytes(page)]);
    for (const peer of peers.filter((peer) => !peer.startsWith('canvas'))) {
      const weight = requested(places.browser, places.peers, { ...work, peer });
      rows.push([name, peer, await weight.then(({ page, converter }) => kilobytes(page + converter), firstLine), '–']);
    }
  }
  const own = readdirSync(assets).filter((file) => /^(engine|worker)-.*\.js$|\.wasm$/.test(file));
  rows.push(...own.map((file) => [file, 'ours', kilobytes(statSync(new URL(`${file}.br`, assets)).size), '–']));
  return {
    title: 'Bytes',
    text: 'What a visitor downloads before the first file is converted. Ours: engine, worker, the codecs the file needs, and the page around them; peers: their JavaScript and WebAssembly with a few lines that call them. Canvas needs nothing. Then our engine, worker and codecs one by one.',
    head: ['KB, brotli', '', 'converter', 'page around it'],
    rows,
  };
}

/** Bytes that a fresh page loads before and while it converts a file, after brotli. */
async function requested(browser: Browser, address: string, work: InPage) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const bodies: Promise<{ part: 'page' | 'converter'; bytes: number }>[] = [];
  let isOpen = false;
  context.on('response', (response) => {
    const { protocol, pathname } = new URL(response.url());
    if (!protocol.startsWith('http') || pathname.startsWith('/api/')) return;
    const part = isOpen || /\/(engine|worker)-/.test(pathname) ? 'converter' : 'page';
    bodies.push(response.body().then((body) => ({ part, bytes: compressed(body) })));
  });
  try {
    const page = await openPage(context, address);
    isOpen = true;
    await convertIn(page, work);
    const weights = { page: 0, converter: 0 };
    for (const { part, bytes } of await Promise.all(bodies)) weights[part] += bytes;
    return weights;
  } finally {
    await context.close();
  }
}

/** Above this size the build uses a faster setting; see the site's compress.ts. */
const largeBytes = 4 * 2 ** 20;

function compressed(content: Buffer): number {
  const level = content.length > largeBytes ? 9 : constants.BROTLI_MAX_QUALITY;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;
}
