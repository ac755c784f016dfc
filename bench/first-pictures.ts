import { median } from '@image-converter/tools/median';
import { withPages } from '@image-converter/tools/serve-site';
import type { Browser, Page } from '@playwright/test';
import { type Conversion, conversions } from './conversions.ts';
import { convertIn, handIn, type InPage, withBrowser, workOf } from './pages.ts';
import type { Peer } from './peers/convert.ts';
import { withPeers } from './peers/serve.ts';
import { pathOf } from './pictures.ts';
import { count, type Section } from './report.ts';
import { behindSlowNetwork, networkInWords } from './slow-network.ts';

/** Pages that visitors find are built with these. */
const libraries: readonly Peer[] = ['heic-to', 'heic2any', 'magick-wasm'];

/** Milliseconds until the converted file is there: since the address was opened, and since the file was chosen. */
interface Wait {
  readonly opened: number;
  readonly chosen: number;
}

/** Rounds of a contender end when they took so long together. */
const enoughMs = 20_000;

type Visit = (work: InPage) => Promise<Wait>;

/** The first picture of a first visit over a slow network, chosen as soon as the page takes files. */
export async function firstPictures(rounds: number): Promise<Section> {
  const rows: string[][] = [];
  await withVisits(async (visit) => {
    // The proxy compresses the libraries when they are asked for the first time.
    for (const peer of libraries) await visit({ ...(await workOf('heic', 'jpg')), peer });
    for (const conversion of conversions) rows.push(...(await compared(visit, conversion, rounds)));
  });
  return {
    title: 'First picture of a first visit',
    text: `Milliseconds until a picture of 12 megapixels is saved, in Chromium over ${networkInWords} with nothing cached; medians of ${rounds}, or of fewer above ${enoughMs / 1000} seconds. The file is chosen as soon as the page takes one. Ours: the page of the pair, without a server; theirs: a page with nothing but the library.`,
    head: ['', '', 'since the page was opened', 'ours ÷ theirs', 'since the file was chosen', 'ours ÷ theirs'],
    rows,
  };
}

function withVisits(work: (visit: Visit) => Promise<void>): Promise<void> {
  return withBrowser((browser) =>
    withPages((site) =>
      behindSlowNetwork(site, (ours) =>
        withPeers((peers) =>
          behindSlowNetwork(peers, (theirs) =>
            work((one) =>
              inNewContext(browser, (page) => (one.peer ? onTheirs(page, theirs, one) : onOurs(page, ours, one))),
            ),
          ),
        ),
      ),
    ),
  );
}

async function compared(visit: Visit, { title, from, to, pair, peers = [] }: Conversion, rounds: number) {
  if (!pair) return [];
  const work = await workOf(from, to as 'jpg');
  const name = title.replace(/,.*/, '');
  console.log(`${name} …`);
  const ours = await waits(visit, work, rounds);
  const rows = [[name, 'ours', count(ours.opened), '', count(ours.chosen), '']];
  for (const peer of libraries.filter((peer) => peers.includes(peer))) {
    const { opened, chosen } = await waits(visit, { ...work, peer }, rounds);
    const ratios = [ours.opened / opened, ours.chosen / chosen].map((ratio) => ratio.toFixed(2));
    rows.push([name, peer, count(opened), ratios[0] ?? '', count(chosen), ratios[1] ?? '']);
  }
  return rows;
}

async function waits(visit: Visit, work: InPage, rounds: number): Promise<Wait> {
  const all: Wait[] = [];
  for (let spent = 0; all.length < rounds && spent < enoughMs; spent += all.at(-1)?.opened ?? 0) {
    all.push(await visit(work));
  }
  return { opened: median(all.map(({ opened }) => opened)), chosen: median(all.map(({ chosen }) => chosen)) };
}

async function inNewContext<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(90_000);
    return await work(page);
  } finally {
    await context.close();
  }
}

async function onOurs(page: Page, origin: string, { photo, options }: InPage): Promise<Wait> {
  const file = pathOf(photo);
  const source = photo.name.replace(/^.*\./, '').toLowerCase();
  const start = performance.now();
  await page.goto(`${origin}/en/${source}-to-${options.target}`, { waitUntil: 'commit' });
  await page.locator('input[type=file]').setInputFiles(file);
  const chosen = performance.now();
  await page.getByRole('button', { name: /^Convert (all|to .*)$/ }).click();
  const download = page.waitForEvent('download');
  await page.locator('[data-status=done] a[download]').click();
  await download;
  const end = performance.now();
  return { opened: end - start, chosen: end - chosen };
}

async function onTheirs(page: Page, origin: string, work: InPage): Promise<Wait> {
  const start = performance.now();
  await page.goto(origin, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'convertWith' in globalThis);
  const opening = performance.now() - start;
  await handIn(page, work.photo);
  const { milliseconds } = await convertIn(page, work);
  return { opened: opening + milliseconds, chosen: milliseconds };
}
