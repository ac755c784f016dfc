import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@image-converter/contract/calls';
import { jobSchema } from '@image-converter/contract/schemas';
import { requestHead, sendRaw } from '@image-converter/server/testing/raw-http';
import { median } from '@image-converter/tools/median';
import type { Photo } from '../pictures.ts';
import type { Section } from '../report.ts';
import { factsOf, jpgBytes, withServer } from './serving.ts';

const jobsAtOnce = 40;

/** Bursts of visitors: on an idle server, and while it converts for those whom it accepted. */
export function bursts(photo: Photo, rounds: number): Promise<Section> {
  const environment = { CONVERSION_CHILDREN: '2', CONVERSION_SLOTS: '8', TRUSTED_PROXIES: '127.0.0.1' };
  return withServer(environment, async ({ visitor }) => {
    const times: Record<'idle' | 'busy', number[]> = { idle: [], busy: [] };
    let [accepted, finished] = [0, 0];
    const burst = async (refusals: number[]) => {
      const answers = await Promise.all(
        Array.from({ length: jobsAtOnce }, (_, index) => announce(visitor.origin, photo, index)),
      );
      const jobs = answers.flatMap(({ status, body, milliseconds }) => {
        if (status !== 503) return [jobSchema.parse(JSON.parse(body))];
        refusals.push(milliseconds);
        return [];
      });
      accepted += jobs.length;
      return Promise.allSettled(
        jobs.map(async (job) => {
          await visitor.upload(job, new Uint8Array(photo.bytes));
          await visitor.update(job);
          await jpgBytes(await visitor.convert(job));
          finished += 1;
        }),
      );
    };
    // A newly started server still compiles its code.
    for (let turn = 0; turn < 3; turn += 1) await burst([]);
    [accepted, finished] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const first = burst(times.idle);
      // By then uploads have finished and conversions have not.
      await pause(300);
      await burst(times.busy);
      await first;
    }
    const row = (what: string, found: readonly number[]) => [
      what,
      String(found.length),
      median(found).toFixed(1),
      Math.max(...found).toFixed(1),
    ];
    return {
      title: 'More than it can take',
      text: `Bursts of ${jobsAtOnce} jobs at once on a server with 2 children. A refusal is the answer to the first call, so nothing was uploaded; it should take less than 50 ms. Accepted: ${accepted}; ended with a JPG: ${finished}.`,
      head: ['refusals', 'how many', 'median, ms', 'slowest, ms'],
      rows: [row('on an idle server', times.idle), row('while it converts', times.busy)],
    };
  });
}

/** The first call without an HTTP client, which would take longer for 40 calls than the server does. */
async function announce(origin: string, photo: Photo, visitor: number) {
  const body = JSON.stringify({ ...factsOf(photo), target_format: 'jpg', file_size: photo.bytes.length });
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'x-forwarded-for': `192.0.2.${visitor}`,
  };
  const start = performance.now();
  const { status = 0, body: answer = '' } =
    (await sendRaw(origin, [requestHead('POST', calls.createJob.path, headers), body])) ?? {};
  return { status, body: answer, milliseconds: performance.now() - start };
}
