import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Contender } from './contest.ts';
import type { Measured } from './measured.ts';
import { quality } from './native.ts';
import type { Photo } from './photos.ts';

interface Tool {
  readonly name: string;
  /** The first installed one is used. */
  readonly commands: readonly string[];
  readonly versionArguments: readonly string[];
  readonly version: RegExp;
  /** Extensions that it reads; undefined means all that we use. */
  readonly reads?: readonly string[];
  argumentsFor(input: string, output: string, target: Measured): string[];
}

const tools: readonly Tool[] = [
  {
    name: 'heif-convert',
    commands: ['heif-dec', 'heif-convert'],
    versionArguments: ['--help'],
    version: /libheif version: (\S+)/,
    reads: ['.HEIC'],
    argumentsFor: (input, output) => ['-q', String(quality), input, output],
  },
  {
    name: 'ImageMagick',
    // A `convert` elsewhere may be a wrapper script, whose startup time would count.
    commands: ['magick', '/usr/bin/convert', 'convert'],
    versionArguments: ['-version'],
    version: /ImageMagick (\S+)/,
    // For PNG, the quality option has a different meaning.
    argumentsFor: (input, output, target) => [
      input,
      ...(target === 'png' ? [] : ['-quality', String(quality)]),
      output,
    ],
  },
  {
    name: 'vips',
    commands: ['vips'],
    versionArguments: ['--version'],
    version: /vips-(\S+)/,
    argumentsFor: (input, output, target) => ['copy', input, target === 'png' ? output : `${output}[Q=${quality}]`],
  },
];

const folder = new URL('.cache/native/', import.meta.url);
const installed = new Map(tools.map((tool) => [tool.name, find(tool)]));

function find({ commands, versionArguments, version }: Tool): { command: string; version: string } | undefined {
  for (const command of commands) {
    const { stdout, stderr } = spawnSync(command, versionArguments, { encoding: 'utf8' });
    const [, found] = version.exec(`${stdout}${stderr}`) ?? [];
    if (found) return { command, version: found };
  }
  return undefined;
}

export function toolVersions(): Record<string, string> {
  return Object.fromEntries(tools.map(({ name }) => [name, installed.get(name)?.version ?? 'not installed']));
}

/**
 * Runs the tool as an operator would: one process per picture, from file to file, with its default number of threads.
 */
export function installedTools(photo: Photo, target: Measured): Contender[] {
  return tools
    .filter(({ reads }) => reads?.some((ending) => photo.name.endsWith(ending)) ?? true)
    .flatMap((tool) => {
      const command = installed.get(tool.name)?.command;
      return command ? [commandLine(tool, command, photo, target)] : [];
    });
}

/** The library inside sharp sets VIPSHOME, which keeps the program from finding its own modules. */
const environment = { ...process.env, VIPSHOME: undefined };

/** Fails with the program's own message instead of the whole command. */
function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd: folder, env: environment }, (error, _, stderr) => {
      if (!error) return resolve();
      reject(new Error(`ended with ${error.signal ?? error.code}: ${stderr.trim().split('\n').at(-1)}`));
    });
  });
}

function commandLine(tool: Tool, command: string, photo: Photo, target: Measured): Contender {
  const output = `${photo.name}.${tool.name}.${target}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(photo.name, folder), photo.bytes);
  const convert = async () => {
    const start = performance.now();
    await run(command, tool.argumentsFor(photo.name, output, target));
    const milliseconds = performance.now() - start;
    return { milliseconds, output: await readFile(new URL(output, folder)) };
  };
  return {
    name: tool.name,
    run: async () => {
      const { milliseconds, output } = await convert();
      return { milliseconds, bytes: output.length };
    },
    examine: convert,
  };
}
