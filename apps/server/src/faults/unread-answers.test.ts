import { afterEach, describe, expect, it } from 'vitest';
import { attempt } from '../testing/attempt.ts';
import { lessSwellingTiff, smallTiff, swellingTiff, tiff } from '../testing/pictures.ts';
import { residentBytesOf } from '../testing/processes.ts';
import { refusalOf } from '../testing/refusal.ts';
import { rowsOf } from '../testing/rows.ts';
import { scale } from '../testing/scale.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { convertOnce } from '../testing/traffic.ts';
import { convertUnread, UnreadingVisitor } from '../testing/unread.ts';

const attackSeconds = scale('UNREAD_SECONDS');
const mebibyte = 2 ** 20;
/** Slightly longer than one of the attacker's pictures may take on a busy machine. */
const honestPatience = 60_000;
/** Relative to the server's memory at rest. */
const mostGrowth = 1.5;
/** As often as the rate limit allows. */
const betweenAttacks = 500;

/** As in production. */
const environment = {
  NODE_OPTIONS: '--max-semi-space-size=1',
  CONVERSION_CHILDREN: '2',
  CONVERSION_SLOTS: '8',
  OPEN_JOBS_PER_VISITOR: '4',
  RATE_LIMIT: '120',
  TRUSTED_PROXIES: '127.0.0.1',
};

let server: ServerProcess;
afterEach(() => server.close());

/** Converts one small picture after another, each as a different visitor; counts them by outcome. */
async function honestConversions(milliseconds: number): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  const end = Date.now() + milliseconds;
  for (let visitor = 0; Date.now() < end; visitor++) {
    const outcome = await convertOnce(server.visitor.at(`192.0.2.${visitor % 250}`), honestPatience);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return outcomes;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / mebibyte);
}

/** Calls `look` repeatedly until `work` has ended. */
async function meanwhile<T>(work: Promise<T>, look: () => void): Promise<T> {
  const looking = setInterval(look, 100);
  return work.finally(() => clearInterval(looking));
}

describe('answers that nobody reads', () => {
  it.each([
    ['80 MB (more than is ever sent)', swellingTiff],
    ['20 MB', lessSwellingTiff],
  ])(
    'of %s cost little memory, and no honest visitor a picture',
    { timeout: 60_000 + 2000 * attackSeconds },
    async (size, picture) => {
      const survived = attempt(`Answers of ${size} that nobody reads`);
      server = await startServerProcess(environment);
      await honestConversions(3000);
      const resting = residentBytesOf(server.pid);
      let peak = resting;
      const attacker = new UnreadingVisitor(server.visitor.at('198.51.100.1'), picture(), betweenAttacks);
      const outcomes = await meanwhile(honestConversions(attackSeconds * 1000), () => {
        peak = Math.max(peak, residentBytesOf(server.pid));
      }).finally(() => attacker.end());
      expect(attacker.asked).toBeGreaterThan(1);
      expect(peak).toBeLessThan(mostGrowth * resting);
      expect(Object.keys(outcomes)).toEqual(['ok']);
      survived({
        tried: attacker.asked,
        survived: attacker.asked,
        note: `${attackSeconds} s; memory ${megabytes(resting)} MB at rest, ${megabytes(peak)} MB at most; ${outcomes.ok} honest conversions`,
      });
    },
  );
});

it('a picture that is too large to be sent is refused as that', { timeout: 60_000 }, async () => {
  server = await startServerProcess(environment);
  const job = await server.visitor.uploaded(swellingTiff(), tiff);
  expect(await refusalOf(await server.visitor.convert(job))).toBe('TOO_LARGE');
});

it('the slot of an unread answer is held, and free again soon; its visitor is no failure', {
  timeout: 60_000,
}, async () => {
  server = await startServerProcess({ ...environment, CONVERSION_SLOTS: '1' });
  const job = await server.visitor.uploaded(lessSwellingTiff(), tiff);
  const unread = convertUnread(server.visitor, job);
  await expect.poll(() => server.metric('unsent_answer_bytes'), { timeout: 20_000 }).toBeGreaterThan(mebibyte);
  await expect.poll(() => server.filesInBucket(), { timeout: 4000 }).toEqual([]);
  expect(await refusalOf(await server.visitor.at('192.0.2.1').create(1))).toBe('BUSY');
  await unread;
  await expect.poll(() => convertOnce(server.visitor.at('192.0.2.1')), { timeout: 4000 }).toBe('ok');
  await expect.poll(() => server.metric('unsent_answer_bytes')).toBe(0);
  expect(await server.metric('conversion_duration_seconds_count{outcome="ABORTED"}')).toBe(1);
  const { jobs, conversions } = rowsOf(server.dataDir);
  expect(jobs.find(({ id }) => id === job.id)).toMatchObject({ status: 'failed', stored: 0 });
  expect(conversions.map(({ file_size, conversion_type }) => [file_size, conversion_type])).toEqual([
    [smallTiff.length, 'server'],
    [1234, 'client'],
  ]);
});
