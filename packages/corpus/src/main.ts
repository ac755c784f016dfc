import { parseArgs } from 'node:util';

interface Task {
  readonly does: string;
  readonly run: () => Promise<unknown>;
}

const tasks: Record<string, Task> = {
  download: {
    does: 'fetch the real pictures that tests compare with (40 MB)',
    run: async () => (await import('./download.ts')).downloadCorpus(),
  },
  truth: {
    does: 'write packages/corpus/truth from the full reference pictures, which have to be there',
    run: () => import('./write-truth.ts'),
  },
  avif: {
    does: 'encode the AVIF streams of the fixtures, after a change to their drawings (needs avifenc)',
    run: () => import('./fixtures/avif/encode.ts'),
  },
  jxl: {
    does: 'encode the JPEG XL fixtures, after a change to their drawings (needs cjxl)',
    run: () => import('./fixtures/jxl/encode.ts'),
  },
  heic: {
    does: 'encode the HEIC streams of the fixtures, after a change to their drawings (needs x265)',
    run: () => import('./fixtures/heif/encode.ts'),
  },
};

const help = `Usage: npm run corpus -- [TASK]

Without a task, download runs.

${Object.entries(tasks)
  .map(([name, { does }]) => `  ${name.padEnd(10)}${does}`)
  .join('\n')}

Environment:

  CORPUS_DIR  folder of the pictures instead of ./corpus
  CORPUS_URL  mirror of https://raw.githubusercontent.com to download from`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
const [name = 'download'] = positionals;
const task = tasks[name];
if (values.help) console.log(help);
else if (task) await task.run();
else {
  console.error(`There is no task named ${name}.\n\n${help}`);
  process.exitCode = 1;
}
