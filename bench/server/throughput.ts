import type { ServerProcess } from '@image-converter/server/testing/server-process';
import { median } from '@image-converter/tools/median';
import type { Photo } from '../photos.ts';
import { processorTime } from './processes.ts';
import { convert, withServer } from './serving.ts';

export interface Throughput {
  readonly children: number;
  /** Conversions per second. */
  readonly rate: number;
  /** Processor time of one conversion in milliseconds: in the child, and in the process that answers. */
  readonly inChild: number;
  readonly inServer: number;
}

interface Turn {
  readonly milliseconds: number;
  readonly inChildren: number;
  readonly inServer: number;
}

/** Converts one photo again and again, with enough visitors to keep all children busy. */
export function measureThroughput(photo: Photo, plan: { rounds: number; jobs: number }): Promise<Throughput[]> {
  return withServer({ CONVERSION_CHILDREN: '1' }, (one) =>
    withServer({ CONVERSION_CHILDREN: '2' }, async (two) => {
      const servers = [one, two];
      const turns = servers.map((): Turn[] => []);
      for (const server of servers) await convertMany(server, photo, 2 * server.children.length);
      for (let round = 0; round < plan.rounds; round += 1) {
        for (const [index, server] of servers.entries()) turns[index]?.push(await turn(server, photo, plan.jobs));
      }
      return turns.map((all, index) => summary(servers[index]?.children.length ?? 0, all, plan.jobs));
    }),
  );
}

async function turn(server: ServerProcess, photo: Photo, jobs: number): Promise<Turn> {
  const inChildren = () => server.children.reduce((sum, child) => sum + processorTime(child), 0);
  const before = { time: performance.now(), inChildren: inChildren(), inServer: processorTime(server.pid) };
  await convertMany(server, photo, jobs);
  return {
    milliseconds: performance.now() - before.time,
    inChildren: inChildren() - before.inChildren,
    inServer: processorTime(server.pid) - before.inServer,
  };
}

async function convertMany(server: ServerProcess, photo: Photo, jobs: number): Promise<void> {
  let left = jobs;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      await convert(server.visitor, photo);
    }
  };
  await Promise.all(Array.from({ length: 2 * server.children.length }, visitor));
}

function summary(children: number, turns: readonly Turn[], jobs: number): Throughput {
  return {
    children,
    rate: (1000 * jobs) / median(turns.map(({ milliseconds }) => milliseconds)),
    inChild: median(turns.map(({ inChildren }) => inChildren)) / jobs,
    inServer: median(turns.map(({ inServer }) => inServer)) / jobs,
  };
}
