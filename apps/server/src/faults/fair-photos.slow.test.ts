import { fixture } from '@image-converter/corpus/fixtures';
import { expect, it, onTestFinished } from 'vitest';
import { DecodingPool } from '../decoding/pool.ts';
import { fileBody } from '../decoding/testing/file-body.ts';
import { attempt } from '../testing/attempt.ts';
import { scale, scales } from '../testing/scale.ts';

const honest = 10;
/** Files that the greedy visitor wants converted at once; the others have a batch, of which the page sends two at once. */
const greedyFiles = 20;
const honestFiles = 2;
const children = 2;
const photosEach = scale('PHOTOS_EACH');
/** While the next visitor's process starts, others go on in theirs. In the short form, that is a large part of a share. */
const isLong = photosEach >= scales.PHOTOS_EACH.long;
const tolerance = 0.25;
/** Without turns, the greedy visitor would get more than five times the mean. */
const maxGreedy = 2;
/** A thirtieth of the default, so that few photos show the shares. */
const turnSeconds = 0.1;

it('ten visitors and a greedy one get the same share of decoding time', { timeout: 240_000 }, async () => {
  const survived = attempt('A greedy visitor sends ordinary photos beside ten honest ones');
  const photo = await fixture('tiles.heic');
  const pool = new DecodingPool({ children, turnSeconds });
  onTestFinished(() => pool.close(0));
  await pool.warmUp();
  const over = new AbortController();
  const seconds = new Map<string, number>();
  let converted = 0;
  const send = async (visitor: string) => {
    const { open, ...job } = fileBody(photo);
    let start = 0;
    // Called when a process is given to the job.
    const opened = () => {
      start = performance.now();
      return open();
    };
    while (!over.signal.aborted) {
      await pool.convert(over.signal, { ...job, open: opened, visitor });
      converted += 1;
      seconds.set(visitor, (seconds.get(visitor) ?? 0) + (performance.now() - start) / 1000);
    }
  };
  const visitors = ['greedy', ...Array.from({ length: honest }, (_, index) => `honest ${index}`)];
  const sending = visitors.flatMap((visitor) =>
    Array.from({ length: visitor === 'greedy' ? greedyFiles : honestFiles }, () => send(visitor)),
  );
  for (const one of sending) one.catch(() => {});
  const wanted = visitors.length * photosEach;
  await expect.poll(() => converted, { timeout: 230_000 }).toBeGreaterThan(wanted);
  const used = visitors.map((visitor) => seconds.get(visitor) ?? 0);
  over.abort();
  await Promise.allSettled(sending);

  const mean = used.reduce((sum, one) => sum + one, 0) / visitors.length;
  const shares = used.map((one) => `${Math.round((100 * one) / mean)} %`);
  survived({ note: `decoding time, against the mean: greedy ${shares[0]}; the others ${shares.slice(1).join(', ')}` });
  expect(seconds.get('greedy')).toBeLessThanOrEqual(maxGreedy * mean);
  if (!isLong) return;
  expect(Math.min(...used)).toBeGreaterThanOrEqual((1 - tolerance) * mean);
  expect(Math.max(...used)).toBeLessThanOrEqual((1 + tolerance) * mean);
});
