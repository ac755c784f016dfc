import { parseArgs } from 'node:util';
import { runProgram } from './programs.ts';

interface Task {
  readonly writes: string;
  readonly programs: readonly URL[];
  readonly isDefault?: true;
}

const tasks: Record<string, Task> = {
  settings: {
    writes: 'docs/settings.md, from packages/settings',
    programs: [new URL('settings-table.ts', import.meta.url)],
    isDefault: true,
  },
  licences: {
    writes: 'the third-party notices, from package-lock.json',
    programs: [new URL('licences.ts', import.meta.url)],
    isDefault: true,
  },
  sbom: {
    writes:
      'sbom.cdx.json, a software bill of materials for a release, from package-lock.json and the WebAssembly files',
    programs: [new URL('sbom.ts', import.meta.url)],
  },
  kernels: {
    writes: 'our WebAssembly as scripts, from packages/codecs/assembly',
    programs: [new URL('kernels.ts', import.meta.url)],
  },
  hevc: {
    writes: 'the hashes of HEVC pictures that tests compare with, from ffmpeg and the corpus',
    programs: [new URL('hevc-truth.ts', import.meta.url)],
  },
  pictures: {
    writes: 'docs/pictures.md, from the last tests of pictures in all browsers',
    programs: [new URL('../e2e/pictures/write.ts', import.meta.url)],
  },
  icons: {
    writes: 'the icons of the site, after a change to icon.svg',
    programs: [new URL('draw-icons.ts', import.meta.url)],
  },
  samples: {
    writes: 'the pictures that the site offers for a try, after a change to tools/samples (needs x265)',
    programs: [new URL('samples/main.ts', import.meta.url)],
  },
};

const help = `Usage: npm run docs -- [NAME…]

Writes what is generated. Without a name, settings and licences.

${Object.entries(tasks)
  .map(([name, { writes }]) => `  ${name.padEnd(13)}${writes}`)
  .join('\n')}`;

function tasksFor(names: readonly string[]): Task[] {
  if (names.length === 0) return Object.values(tasks).filter(({ isDefault }) => isDefault);
  return names.map((name) => {
    const task = tasks[name];
    if (!task) throw new Error(`There is nothing named ${name}.\n\n${help}`);
    return task;
  });
}

function run(chosen: readonly Task[]): void {
  for (const program of chosen.flatMap(({ programs }) => programs)) runProgram(program);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) console.log(help);
  else run(tasksFor(positionals));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
