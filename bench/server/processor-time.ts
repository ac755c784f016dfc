import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerProcess } from '@image-converter/server/testing/server-process';
import { type Contender, compete, type Rounds, type Standing } from '../contest.ts';
import type { Photo } from '../photos.ts';
import { processorTime, processorTimeOfEnded } from './processes.ts';
import { convert, withServer } from './serving.ts';
import { heifConvert, runTool, type Tool, vips } from './tools.ts';

export interface Duel {
  readonly title: string;
  readonly target: number;
  /** The program's name, here and in the list of versions. */
  readonly peer: string;
  /** Processor time of one conversion. */
  readonly ours: Standing;
  readonly theirs: Standing;
}

interface Match {
  readonly title: string;
  readonly target: number;
  readonly tool: Tool;
  readonly photo: Photo;
  readonly args: (input: string, output: string) => string[];
}

/** Processor time is counted in steps of 10 ms, which matter less over several conversions. */
const conversionsPerTurn = 3;

/** A conversion in a warmed-up child, compared with a native program that is started for it. */
export function measureProcessorTime(photos: { heic: Photo; tiff: Photo }, rounds: Rounds): Promise<Duel[]> {
  const matches: Match[] = [
    {
      title: 'HEIC → JPG',
      target: 1.4,
      tool: heifConvert,
      photo: photos.heic,
      args: (input, output) => ['-q', '90', '--quiet', input, output],
    },
    {
      title: 'TIFF (LZW) → JPG',
      target: 1.3,
      tool: vips,
      photo: photos.tiff,
      args: (input, output) => ['copy', input, `${output}[Q=90]`],
    },
  ];
  const folder = mkdtempSync(join(tmpdir(), 'image-converter-bench-'));
  return withServer({ CONVERSION_CHILDREN: '1' }, async (server) => {
    const duels: Duel[] = [];
    for (const match of matches) duels.push(await fight(server, folder, match, rounds));
    return duels;
  }).finally(() => rmSync(folder, { recursive: true }));
}

async function fight(server: ServerProcess, folder: string, match: Match, rounds: Rounds): Promise<Duel> {
  const { title, target, tool } = match;
  const [ours, theirs] = await compete([inChild(server, match.photo), native(folder, match)], rounds);
  if (!ours || !theirs) throw new Error('A contender is missing');
  return { title, target, peer: tool.program, ours, theirs };
}

function inChild(server: ServerProcess, photo: Photo): Contender {
  return {
    name: 'ours',
    run: async () => {
      const [child = 0] = server.children;
      return timed(
        () => processorTime(child),
        () => convert(server.visitor, photo),
      );
    },
  };
}

function native(folder: string, { tool, photo, args }: Match): Contender {
  const input = join(folder, photo.name);
  const output = join(folder, 'output.jpg');
  writeFileSync(input, photo.bytes);
  return {
    name: tool.program,
    run: () =>
      timed(processorTimeOfEnded, async () => {
        await runTool(tool, args(input, output));
        return statSync(output).size;
      }),
  };
}

async function timed(clock: () => number, convertOnce: () => Promise<number>) {
  const before = clock();
  let bytes = 0;
  for (let turn = 0; turn < conversionsPerTurn; turn += 1) bytes = await convertOnce();
  return { milliseconds: (clock() - before) / conversionsPerTurn, bytes };
}
