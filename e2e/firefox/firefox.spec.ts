import { corpus, corpusMissing, formatOf, hasCorpus } from '@image-converter/corpus/corpus';
import { expect } from '@playwright/test';
import { test } from '../tests/warm-page.ts';
import { faultOfDrawing } from './drawing-fault.ts';
import { faultOf } from './fault.ts';
import { knownFaults } from './known-faults.ts';
import { orders, refused } from './targets.ts';

/** Takes half a minute on an idle machine, one and a half on a busy one; it converts. Included with ALL_FILES=1. */
const slow = ['200MP.heic'];

/** Enough for the slow file on a busy machine. */
test.setTimeout(180_000);

/** Raws and PDF are for the server; files that are not pictures must be refused. */
const ours = corpus.filter((entry) => formatOf(entry) || entry.format === 'unknown');

for (const entry of ours) {
  const known = knownFaults.firefox[entry.file];
  test(`${entry.file} (${entry.format}, ${known ? 'known to be wrong' : entry.expect})`, async ({
    convertOnSite: convert,
  }) => {
    test.skip(!hasCorpus, corpusMissing);
    test.skip(slow.includes(entry.file) && !process.env.ALL_FILES, 'slow; ALL_FILES=1 takes it along');
    // PNG is lossless, so this compares what was decoded.
    const fault = await faultOf(entry, await convert({ file: entry.file, of: 'corpus', target: 'png' }));
    if (known) expect(fault, 'it is right now: strike it off the table').toBeDefined();
    else expect(fault).toBeUndefined();
  });
}

for (const [title, order] of Object.entries(orders)) {
  test(title, async ({ convertOnSite: convert }) => {
    expect(await faultOfDrawing(order, await convert(order))).toBeUndefined();
  });
}

for (const file of refused) {
  test(`${file} is refused as damaged`, async ({ convertOnSite: convert }) => {
    expect(await convert({ file, of: 'fixtures', target: 'png' })).toMatchObject({ ok: false, code: 'CORRUPT' });
  });
}
