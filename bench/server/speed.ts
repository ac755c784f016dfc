import { availableParallelism } from 'node:os';
import type { ServerProcess } from '@image-converter/server/testing/server-process';
import { median } from '@image-converter/tools/median';
import { type Contender, compete, type Result } from '../contest.ts';
import { processorTime, processorTimeOfEnded, processorTimeOfMachine } from '../machine.ts';
import { byTool, heifConvert, pdfToJpg, type Tool, vips } from '../native.ts';
import { type Photo, photoOf } from '../pictures.ts';
import { count, duels, type Section } from '../report.ts';
import { expectedRate } from '../simulation/replica.ts';
import { convert, withServer, withServers } from './serving.ts';

export function processorTimes(heic: Photo, tiff: Photo, rounds: number): Promise<Result[]> {
  return withServer({ CONVERSION_CHILDREN: '1' }, async (server) => {
    const duel = async (title: string, photo: Photo, tool: Tool, target: number): Promise<Result> => {
      const contenders = [ours(server, photo), byTool(tool, photo, 'jpg', processorTimeOfEnded)];
      return compete({ title, contenders, rival: tool.name, target }, rounds);
    };
    return [
      await duel('HEIC → JPG', heic, heifConvert, 1.1),
      await duel('TIFF (LZW) → JPG', tiff, vips, 1),
      await duel('PDF → JPG, a page at 150 dpi', await photoOf('pdf'), pdfToJpg, 0.7),
    ];
  });
}

export function serverSection(results: readonly Result[]): Section {
  return duels(
    'Processor time of one conversion',
    'User and system time in milliseconds, on the server. Ours: a warm decoding process that also converts colours to sRGB; theirs: the whole program.',
    results,
  );
}

function ours(server: ServerProcess, photo: Photo): Contender {
  const run = async () => {
    const before = processorTime(server.children);
    const bytes = await convert(server.visitor, photo);
    return { milliseconds: processorTime(server.children) - before, bytes };
  };
  return { name: 'ours', run };
}

const jobsPerRound = 12;

export async function throughput(photo: Photo, rounds: number): Promise<Section> {
  const rows: string[][] = [];
  let alone: Cost | undefined;
  for (const [replicas, children] of [
    [1, 1],
    [1, 2],
    [3, 1],
  ] as const) {
    const measure = (servers: readonly ServerProcess[]) => rateAndCost(servers, photo, rounds);
    const { rate, cost } = await withServers(replicas, { CONVERSION_CHILDREN: String(children) }, measure);
    alone ??= cost;
    const expected = 1000 * expectedRate(replicas * children, alone.inChild, alone.elsewhere, availableParallelism());
    const figures = [rate.toFixed(2), expected.toFixed(2), count(cost.inChild), count(cost.elsewhere)];
    rows.push([`${replicas} × ${children}`, ...figures]);
  }
  return {
    title: 'Throughput',
    text: 'The same HEIC again and again, on replicas that share this machine with their visitors. Expected: what [the simulation](scaling.md) assumes, that a process converts as fast as alone while there are cores.',
    head: ['replicas × processes', 'a second', 'expected', 'ms of processor each, in the process', 'elsewhere'],
    rows,
  };
}

/** Processor milliseconds of one conversion: in the decoding process, and everywhere else. */
interface Cost {
  readonly inChild: number;
  readonly elsewhere: number;
}

async function rateAndCost(servers: readonly ServerProcess[], photo: Photo, rounds: number) {
  const processes = servers.flatMap((server) => server.children);
  // A conversion in each process warms it up.
  await rateOf(servers, photo, 4 * processes.length);
  const before = [processorTime(processes), processorTimeOfMachine()] as const;
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) rates.push(await rateOf(servers, photo, jobsPerRound));
  const each = (time: number) => time / (rounds * jobsPerRound);
  const inChild = each(processorTime(processes) - before[0]);
  const elsewhere = each(processorTimeOfMachine() - before[1]) - inChild;
  return { rate: median(rates), cost: { inChild, elsewhere } };
}

/** Converts so many files, with enough visitors to keep all children busy; conversions per second. */
async function rateOf(servers: readonly ServerProcess[], photo: Photo, jobs: number): Promise<number> {
  let left = jobs;
  const start = performance.now();
  const visit = async ({ visitor }: ServerProcess) => {
    while (left > 0) {
      left -= 1;
      await convert(visitor, photo);
    }
  };
  await Promise.all(servers.flatMap((server) => [...server.children, ...server.children].map(() => visit(server))));
  return (1000 * jobs) / (performance.now() - start);
}
