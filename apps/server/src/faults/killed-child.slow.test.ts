import { afterAll, beforeAll, expect, it } from 'vitest';
import { attempt } from '../testing/attempt.ts';
import { slowTiff, smallTiff, tiff } from '../testing/pictures.ts';
import { isAlive, processorTimeOf } from '../testing/processes.ts';
import { refusalOf } from '../testing/refusal.ts';
import { rounds } from '../testing/scale.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ CONVERSION_CHILDREN: '1' });
});
afterAll(() => server.close());

it.each(rounds('KILLS'))('a decoding process that is killed costs its own job only (%i)', async () => {
  const survived = attempt('A decoding process is killed while it converts');
  const { visitor } = server;
  const first = await visitor.uploaded(slowTiff, tiff);
  const next = await visitor.uploaded(smallTiff, tiff);
  // The processes are ready.
  expect((await visitor.convert(await visitor.uploaded(smallTiff, tiff))).status).toBe(200);
  const before = new Map(server.children.map((pid) => [pid, processorTimeOf(pid)]));
  const broken = visitor.convert(first);
  // Killed earlier, it would not have begun, and the job would be given to the next process.
  const atWork = () => [...before].find(([pid, time]) => isAlive(pid) && processorTimeOf(pid) > time + 20);
  await expect.poll(atWork).toBeDefined();
  const [child = 0] = atWork() ?? [];
  const waiting = visitor.convert(next);
  process.kill(child, 'SIGKILL');

  expect(await refusalOf(await broken)).toBe('CRASHED');
  expect((await waiting).status).toBe(200);
  expect((await visitor.convert(await visitor.uploaded(smallTiff, tiff))).status).toBe(200);
  expect(server.children).not.toContain(child);
  expect(server.filesInBucket()).toEqual([]);
  survived();
});
