import { setTimeout as pause } from 'node:timers/promises';
import { jobSchema } from '@image-converter/contract/schemas';
import type { Visitor } from '@image-converter/server/testing/visitor';
import type { Photo } from '../photos.ts';
import type { Announced } from './announcer.ts';
import { BareServer, Crowd } from './crowd.ts';
import { announcement, convert, jpgBytes, withServer } from './serving.ts';

export interface Bursts {
  readonly jobs: number;
  readonly accepted: number;
  /** Number of accepted jobs that ended with a JPG. */
  readonly finished: number;
  /** Milliseconds until the first call was refused. */
  readonly refusals: readonly number[];
  /** The same for visitors who came while the accepted jobs were being converted. */
  readonly refusalsAtWork: readonly number[];
  /** The same for a server that does nothing else, measured before each burst. */
  readonly bareRefusals: readonly number[];
}

const jobsAtOnce = 40;
/** The default number of slots for two children. Each visitor has a separate address. */
const environment = { CONVERSION_CHILDREN: '2', CONVERSION_SLOTS: '8', TRUSTED_PROXIES: '127.0.0.1' };
/** Bursts that do not count, because a newly started server still compiles its code. */
const warmUps = 25;
/** Milliseconds after which uploads have finished and conversions have not. */
const untilAtWork = 300;

/** Two bursts of 40 visitors: one on an idle server, one while it converts for the first. */
export function measureBursts(photo: Photo, repeats: number): Promise<Bursts> {
  return withServer(environment, async ({ visitor }) => {
    using crowd = new Crowd();
    using bareServer = new BareServer();
    const bareOrigin = await bareServer.origin;
    const body = JSON.stringify({ ...announcement(photo), target_format: 'jpg', file_size: photo.bytes.length });
    const burst = (origin: string) => crowd.announce({ origin, body, count: jobsAtOnce });
    const crowds: Crowds = {
      ours: () => burst(visitor.origin),
      bare: () => burst(bareOrigin),
      finish: (answers) => finished(visitor, photo, answers),
    };
    await Promise.all([convert(visitor, photo), convert(visitor, photo)]);
    await warmUp(crowds);
    // Awaited here, because `using` ends both processes with this scope.
    return await measure(crowds, repeats);
  });
}

interface Crowds {
  ours(): Promise<Announced[]>;
  bare(): Promise<Announced[]>;
  finish(answers: readonly Announced[]): Promise<number>;
}

async function warmUp({ ours, bare, finish }: Crowds): Promise<void> {
  const answers: Announced[] = [];
  for (let turn = 0; turn < warmUps; turn += 1) {
    answers.push(...(await ours()));
    await bare();
  }
  await finish(answers);
}

async function measure({ ours, bare, finish }: Crowds, repeats: number): Promise<Bursts> {
  const idle: Announced[] = [];
  const atWork: Announced[] = [];
  const byBare: Announced[] = [];
  let jpgs = 0;
  for (let turn = 0; turn < repeats; turn += 1) {
    byBare.push(...(await bare()));
    const early = await ours();
    const work = finish(early);
    await pause(untilAtWork);
    byBare.push(...(await bare()));
    const late = await ours();
    jpgs += (await work) + (await finish(late));
    idle.push(...early);
    atWork.push(...late);
  }
  return {
    jobs: jobsAtOnce,
    accepted: [...idle, ...atWork].filter((answer) => !isRefusal(answer)).length,
    finished: jpgs,
    refusals: timesIn(idle),
    refusalsAtWork: timesIn(atWork),
    bareRefusals: timesIn(byBare),
  };
}

function isRefusal({ status, head }: Announced): boolean {
  return status === 503 && /^retry-after: /im.test(head ?? '');
}

function timesIn(answers: readonly Announced[]): number[] {
  return answers.filter(isRefusal).map(({ milliseconds }) => milliseconds);
}

/** Number of accepted jobs that end with a JPG. */
async function finished(visitor: Visitor, photo: Photo, answers: readonly Announced[]): Promise<number> {
  const accepted = answers.filter((answer) => !isRefusal(answer));
  const endings = await Promise.allSettled(accepted.map((answer) => finishOne(visitor, photo, answer)));
  return endings.filter(({ status }) => status === 'fulfilled').length;
}

async function finishOne(visitor: Visitor, photo: Photo, { body = '' }: Announced): Promise<void> {
  const job = jobSchema.parse(JSON.parse(body));
  for (const answer of [await visitor.upload(job, new Uint8Array(photo.bytes)), await visitor.update(job)]) {
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  }
  await jpgBytes(await visitor.convert(job));
}
