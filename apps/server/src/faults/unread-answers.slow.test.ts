import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempt } from '../testing/attempt.ts';
import { lessSwellingTiff, swellingTiff, tiff } from '../testing/pictures.ts';
import { residentBytesOf } from '../testing/processes.ts';
import { refusalOf } from '../testing/refusal.ts';
import { scale } from '../testing/scale.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { convertOnce } from '../testing/traffic.ts';
import { UnreadingVisitor } from '../testing/unread.ts';

const longTimeout = { timeout: 420_000 };
const mebibyte = 2 ** 20;
/** Max memory relative to the idle server. */
const maxGrowth = 1.5;
/** Milliseconds; as often as the rate limit allows. */
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
/** Memory of the idle server. */
let resting: number;
beforeAll(async () => {
  server = await startServerProcess(environment);
  await honestConversions(after(1000));
  resting = residentBytesOf(server.pid);
});
afterAll(() => server.close());

/** Converts one small picture after another until `isOver`, each as a different visitor; counts them by outcome. */
async function honestConversions(isOver: () => boolean): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  for (let visitor = 0; !isOver(); visitor++) {
    const outcome = await convertOnce(server.visitor.at(`192.0.2.${visitor % 250}`));
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return outcomes;
}

const after = (milliseconds: number) => {
  const end = Date.now() + milliseconds;
  return () => Date.now() > end;
};

/** Asserts that the server's memory stays close to that of the idle server. */
async function expectLittleMemory<T>(work: () => Promise<T>): Promise<{ result: T; memory: string }> {
  let peak = resting;
  const looking = setInterval(() => {
    peak = Math.max(peak, residentBytesOf(server.pid));
  }, 100);
  const result = await work().finally(() => clearInterval(looking));
  const megabytes = (bytes: number) => Math.round(bytes / mebibyte);
  expect(peak).toBeLessThan(maxGrowth * resting);
  return { result, memory: `memory ${megabytes(resting)} MB at rest, ${megabytes(peak)} MB at most` };
}

it('a picture that is too large to be sent is refused as that, and costs little memory', async () => {
  const job = await server.visitor.uploaded(swellingTiff(), tiff);
  const { result } = await expectLittleMemory(() => server.visitor.convert(job));
  expect(await refusalOf(result)).toBe('TOO_LARGE');
});

/** The 80 MB picture takes so much processor time that the short form converts it only once, in the test above. */
const attacks = [
  { size: '20 MB', picture: lessSwellingTiff, seconds: scale('UNREAD_SECONDS') },
  { size: '80 MB (more than is ever sent)', picture: swellingTiff, seconds: scale('UNSENT_SECONDS') },
].filter(({ seconds }) => seconds > 0);

describe('answers that nobody reads', () => {
  it.each(attacks)('of $size cost little memory, and no honest visitor a picture', longTimeout, async (attack) => {
    const survived = attempt(`Answers of ${attack.size} that nobody reads`);
    await expect.poll(() => server.metric('unsent_answer_bytes')).toBe(0);
    const attacker = new UnreadingVisitor(server.visitor.at('198.51.100.1'), attack.picture(), betweenAttacks);
    const isLate = after(attack.seconds * 1000);
    const isOver = () => isLate() && attacker.asked > 1;
    const { result, memory } = await expectLittleMemory(() => honestConversions(isOver).finally(() => attacker.end()));
    expect(Object.keys(result)).toEqual(['ok']);
    survived({
      tried: attacker.asked,
      survived: attacker.asked,
      note: `${attack.seconds} s; ${memory}; ${result.ok} honest conversions`,
    });
  });
});
