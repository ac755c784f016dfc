import { setTimeout as pause } from 'node:timers/promises';
import { requestHead, sendRaw } from '@image-converter/server/testing/raw-http';
import type { Visitor } from '@image-converter/server/testing/visitor';
import type { Photo } from '../photos.ts';
import { announcement, convert, jpgBytes, withServer } from './serving.ts';

export interface Bursts {
  readonly jobs: number;
  readonly accepted: number;
  /** Those of the accepted that ended with a JPG. */
  readonly finished: number;
  /** Milliseconds until the answer to the first call said no. */
  readonly refusals: readonly number[];
  /** The same for those who came while the accepted were being converted. */
  readonly refusalsAtWork: readonly number[];
}

type Ending = { kind: 'refused'; milliseconds: number } | { kind: 'finished' } | { kind: 'failed' };

const jobsAtOnce = 40;
/** The slots that two children have if nothing else is set. */
const environment = { CONVERSION_CHILDREN: '2', CONVERSION_SLOTS: '4' };
/** Bursts that do not count: what V8 has not compiled yet takes twice as long. */
const warmUps = 5;
/** Uploads are done by then and conversions are not. */
const untilAtWork = 300;

/** Twice 40 visitors at once: on a server that is idle, and while it is at work for the first. */
export function measureBursts(photo: Photo, repeats: number): Promise<Bursts> {
  return withServer(environment, async ({ visitor }) => {
    await Promise.all([convert(visitor, photo), convert(visitor, photo)]);
    for (let turn = 0; turn < warmUps; turn += 1) await burst(visitor, photo);
    const first: Ending[] = [];
    const second: Ending[] = [];
    for (let turn = 0; turn < repeats; turn += 1) {
      const early = burst(visitor, photo);
      await pause(untilAtWork);
      const late = burst(visitor, photo);
      first.push(...(await early));
      second.push(...(await late));
    }
    const all = [...first, ...second];
    return {
      jobs: jobsAtOnce,
      accepted: all.filter(({ kind }) => kind !== 'refused').length,
      finished: all.filter(({ kind }) => kind === 'finished').length,
      refusals: refusalsIn(first),
      refusalsAtWork: refusalsIn(second),
    };
  });
}

function burst(visitor: Visitor, photo: Photo): Promise<Ending[]> {
  return Promise.all(Array.from({ length: jobsAtOnce }, () => visit(visitor, photo)));
}

/** The first call without an HTTP client, which would need longer for 40 of them than the server does. */
async function visit(visitor: Visitor, photo: Photo): Promise<Ending> {
  const body = JSON.stringify({ ...announcement(photo), target_format: 'jpg', file_size: photo.bytes.length });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const start = performance.now();
  const answer = await sendRaw(visitor.origin, [requestHead('POST', '/api/conversion_jobs', headers), body]);
  const milliseconds = performance.now() - start;
  if (answer?.status === 503 && /^retry-after: /im.test(answer.head)) return { kind: 'refused', milliseconds };
  if (answer?.status !== 201) return { kind: 'failed' };
  return finish(visitor, photo, JSON.parse(answer.body)).catch(() => ({ kind: 'failed' }));
}

async function finish(visitor: Visitor, photo: Photo, job: Awaited<ReturnType<Visitor['job']>>): Promise<Ending> {
  for (const answer of [await visitor.upload(job, new Uint8Array(photo.bytes)), await visitor.update(job)]) {
    if (!answer.ok) return { kind: 'failed' };
  }
  await jpgBytes(await visitor.convert(job));
  return { kind: 'finished' };
}

function refusalsIn(endings: readonly Ending[]): number[] {
  return endings.flatMap((ending) => (ending.kind === 'refused' ? [ending.milliseconds] : []));
}
