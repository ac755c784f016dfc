import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type CorpusEntry, corpus, corpusMissing, formatOf, hasCorpus } from '@image-converter/corpus/corpus';
import { faultOfDrawing } from '../firefox/drawing-fault.ts';
import { type Answer, type Order, startEngineSite } from '../firefox/engine-site.ts';
import { faultOf } from '../firefox/fault.ts';
import { knownFaults } from '../firefox/known-faults.ts';
import { orders, refused } from '../firefox/targets.ts';
import { startMiniBrowser } from './minibrowser.ts';

/** Larger files take up to a minute each on a busy machine. They are included with ALL_FILES=1. */
const smallPixels = 1_000_000;

/** These represent the larger ones: tiles in P3, orientation, alpha, and a picture too large for any canvas. */
const large = ['spatial_photo.heic', 'Landscape_6.jpg', 'alpha-premultiply-2048x1536-paper.png', 'giant-image.jpg'];

let site: Awaited<ReturnType<typeof startEngineSite>>;
let browser: Awaited<ReturnType<typeof startMiniBrowser>>;

before(async () => {
  site = await startEngineSite();
  browser = await startMiniBrowser();
  await browser.open(`${site.address}/en`);
});

after(async () => {
  await browser?.close();
  await site?.close();
});

function convert(order: Order): Promise<Answer> {
  return site.convert(browser.run, order);
}

/** Why a file is skipped, if it is. */
function leftOut({ file, width, height }: CorpusEntry): string | undefined {
  if (!hasCorpus) return corpusMissing;
  if (process.env.ALL_FILES || large.includes(file)) return undefined;
  return (width ?? 0) * (height ?? 0) > smallPixels ? 'large; ALL_FILES=1 takes it along' : undefined;
}

/** Raws and PDF are for the server; files that are not pictures must be refused. */
const ours = corpus.filter((entry) => formatOf(entry) || entry.format === 'unknown');

for (const entry of ours) {
  const known = knownFaults.webkit[entry.file];
  const title = `${entry.file} (${entry.format}, ${known ? 'known to be wrong' : entry.expect})`;
  test(title, { skip: leftOut(entry) ?? false }, async () => {
    // PNG is lossless, so this compares what was decoded.
    const fault = await faultOf(entry, await convert({ file: entry.file, of: 'corpus', target: 'png' }));
    if (known) assert.notEqual(fault, undefined, 'it is right now: strike it off the table');
    else assert.equal(fault, undefined);
  });
}

for (const [title, order] of Object.entries(orders)) {
  test(title, async () => {
    assert.equal(await faultOfDrawing(order, await convert(order)), undefined);
  });
}

for (const file of refused) {
  test(`${file} is refused as damaged`, async () => {
    const answer = await convert({ file, of: 'fixtures', target: 'png' });
    assert.equal(answer.ok ? 'converted' : answer.code, 'CORRUPT');
  });
}
