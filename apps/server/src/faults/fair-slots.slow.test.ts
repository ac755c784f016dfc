import { setTimeout as delay } from 'node:timers/promises';
import { type Job, jobSchema } from '@image-converter/contract/schemas';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { attempt } from '../testing/attempt.ts';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { scale, scales } from '../testing/scale.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { convertOnce } from '../testing/traffic.ts';
import type { Visitor } from '../testing/visitor.ts';

/** Seconds that the visitor converts next to a hoarder and, in the long form, the same time alone. */
const seconds = scale('HOARDING_SECONDS');
const turn = Math.min(10, seconds);
const isLongForm = seconds >= scales.HOARDING_SECONDS.long;
const fairShare = 0.9;
/** Total conversions of all ten visitors. */
const shared = scale('SHARED_CONVERSIONS');

/** The smallest machine, with the default limits. */
const environment = {
  CONVERSION_CHILDREN: '1',
  CONVERSION_SLOTS: '4',
  OPEN_JOBS_PER_VISITOR: '4',
  TRUSTED_PROXIES: '127.0.0.1',
};

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess(environment);
  await convertOnce(server.visitor);
});
afterAll(() => server.close());

/** Abandoned jobs. They are cancelled after each test, so that the next one finds all slots free. */
const announced: Job[] = [];
afterEach(() => Promise.all(announced.splice(0).map((job) => server.visitor.giveUp(job))));

/** Resolves to the status code of the answer. */
async function announce(visitor: Visitor): Promise<number> {
  const answer = await visitor.create(smallTiff.length, tiff);
  if (answer.ok) announced.push(jobSchema.parse(await answer.json()));
  return answer.status;
}

/** Converts one picture after another, with a pause after each, until `isOver`; counts conversions and refusals. */
async function converted(visitor: Visitor, pauseMilliseconds: number, isOver: (done: number) => boolean) {
  const counts = { ok: 0, BUSY: 0 };
  for (let done = 0; !isOver(done); ) {
    const outcome = await convertOnce(visitor);
    if (outcome !== 'ok' && outcome !== 'BUSY') throw new Error(outcome);
    counts[outcome] += 1;
    done = outcome === 'ok' ? 1 : 0;
    await delay(pauseMilliseconds * (0.5 + Math.random()));
  }
  return counts;
}

const afterSeconds = (count: number) => {
  const end = Date.now() + count * 1000;
  return () => Date.now() >= end;
};

/** Announces jobs without uploading anything, as often as the rate limit allows. */
async function hoard(visitor: Visitor, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await announce(visitor);
    await delay(500);
  }
}

describe('slots', () => {
  it('of one visitor are counted by the networks of an IPv6 address', async () => {
    const statuses = async (addresses: readonly string[]) => {
      const answers = [];
      for (const address of addresses) answers.push(await announce(server.visitor.at(address)));
      return answers;
    };
    expect(await statuses(['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3'])).toEqual([201, 201, 503]);
    expect(await statuses(['2001:db8:1:3::1', '2001:db8:1:4::1'])).toEqual([201, 503]);
    expect(await statuses(['2001:db8:2:1::1'])).toEqual([201]);
  });

  it('that one visitor hoards cost another next to nothing', { timeout: 240_000 }, async () => {
    const survived = attempt('One visitor announces jobs without end beside an honest one');
    const honest = server.visitor.at('192.0.2.1');
    const pause = 20;
    let [alone, beside, refused, leased] = [0, 0, 0, 0];
    // Alternating, so that other load on the machine affects both equally.
    for (let second = 0; second < seconds; second += turn) {
      // Over a few seconds, the comparison would be random.
      if (isLongForm) alone += (await converted(honest, pause, afterSeconds(turn))).ok;
      const over = new AbortController();
      const hoarding = hoard(server.visitor.at('198.51.100.1'), over.signal);
      const { ok, BUSY } = await converted(honest, pause, afterSeconds(turn));
      beside += ok;
      refused += BUSY;
      leased = Math.max(leased, await server.metric('conversion_slots_leased'));
      over.abort();
      await hoarding;
    }
    expect(leased).toBeGreaterThanOrEqual(2);
    expect(beside).toBeGreaterThanOrEqual(fairShare * (beside + refused));
    expect(beside).toBeGreaterThanOrEqual(fairShare * alone);
    const compared = isLongForm ? `, ${alone} in as many without the hoarder` : '';
    survived({ note: `${beside} honest conversions in ${seconds} s${compared}; ${refused} refused` });
  });

  it('are shared by ten who want more than there are', { timeout: 240_000 }, async () => {
    const survived = attempt('Ten visitors want more slots than there are');
    const visitors = Array.from({ length: 10 }, (_, index) => server.visitor.at(`192.0.2.${index}`));
    // Some retry at once, others pause first.
    let total = 0;
    const whenAllTogetherHaveThem = (done: number) => {
      total += done;
      return total >= shared;
    };
    const outcomes = await Promise.all(
      visitors.map((visitor, index) => converted(visitor, 20 + 20 * index, whenAllTogetherHaveThem)),
    );
    const counts = outcomes.map(({ ok }) => ok);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2 * Math.min(...counts));
    survived({ note: `conversions of each: ${counts.join(', ')}` });
  });
});
