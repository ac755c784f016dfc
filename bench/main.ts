import { parseArgs } from 'node:util';
import { buildSite } from '@image-converter/tools/programs';
import { conversions, namesOf } from './conversions.ts';

interface Bench {
  readonly measures: string;
  /** The file in docs that it writes. */
  readonly writes?: string;
  readonly rounds?: number;
  readonly needsNoSite?: true;
  /** Resolves to the report. */
  readonly run: (rounds: number) => Promise<string>;
}

/** Each loads its modules when it runs, so that the help is printed at once. */
const engine = () => import('./engine.ts');

const benches: Record<string, Bench> = {
  engine: {
    measures: 'the engine and the server compared with their peers',
    writes: 'benchmarks.md',
    run: async (rounds) => (await engine()).measureAll(rounds),
  },
  inputs: {
    measures: 'our decoders compared with native tools',
    writes: 'benchmarks/inputs.md',
    run: async (rounds) => (await engine()).measureBench('inputs', rounds),
  },
  outputs: {
    measures: 'our encoders of AVIF, GIF and animated WebP compared with sharp',
    writes: 'benchmarks/outputs.md',
    run: async (rounds) => (await engine()).measureBench('outputs', rounds),
  },
  options: {
    measures: 'what each option costs, beside sharp',
    writes: 'benchmarks/options.md',
    run: async (rounds) => (await engine()).measureBench('options', rounds),
  },
  batch: {
    measures: 'a thousand small files compared with sharp, and the memory that 500 photos take',
    writes: 'benchmarks/batch.md',
    rounds: 3,
    run: async (rounds) => (await import('./batch.ts')).measureBatch(rounds),
  },
  visits: {
    measures: 'first visits, with the first picture, and second ones over a slow network',
    writes: 'benchmarks/visits.md',
    rounds: 3,
    run: async (rounds) => (await import('./visits.ts')).measureVisits(rounds),
  },
  looks: {
    measures: 'how much results look like their originals, by format and quality',
    writes: 'benchmarks/looks.md',
    needsNoSite: true,
    run: async () => (await import('./looks.ts')).measureLooks(),
  },
  savings: {
    measures: 'what WebP, AVIF and JPEG XL save on real pictures at an equal look',
    writes: 'benchmarks.md',
    run: async () => (await engine()).measureOnlySavings(),
  },
  server: {
    measures: 'the server compared with native tools',
    needsNoSite: true,
    run: async (rounds) => (await engine()).measureOnlyServer(rounds),
  },
  simulate: {
    measures: 'a day with a million visitors on 1 to 64 replicas',
    writes: 'scaling.md',
    needsNoSite: true,
    run: async () => (await import('./simulation/report.ts')).simulate(),
  },
};

const all = Object.entries(benches);

/** Formats and pairs that can be converted alone, which prints the result and writes nothing. */
const parts = [...new Set(conversions.flatMap(namesOf))].sort((a, b) => a.length - b.length);

const help = `Usage: npm run bench -- [NAME…] [--rounds N] [--no-build]

Benches, with the files in docs that they write. Without a name, engine runs.

${all.map(([name, { measures, writes = 'prints only' }]) => `  ${name.padEnd(10)}${measures} (${writes})`).join('\n')}

Formats and pairs, which are converted alone; the results are only printed:

  ${parts.join(' ')}

  --rounds N  measure everything N times
  --no-build  use the site as it was last built`;

async function run(names: readonly string[], given: string | undefined, build: () => void): Promise<void> {
  const unknown = names.find((name) => !(name in benches) && !parts.includes(name));
  if (unknown !== undefined) throw new Error(`There is no bench named ${unknown}.\n\n${help}`);
  if (given !== undefined && !/^[1-9]\d*$/.test(given)) throw new Error('--rounds needs a whole number from 1');
  const chosen = all.filter(([name]) => names.includes(name)).map(([, bench]) => bench);
  const alone = names.filter((name) => parts.includes(name));
  if (alone.length > 0 || chosen.some(({ needsNoSite }) => !needsNoSite)) build();
  if (alone.length > 0) console.log(await (await engine()).measureSome(alone, Number(given ?? 5)));
  const { writeDocument } = await import('./report.ts');
  for (const { run, rounds = 5, writes } of chosen) {
    const text = await run(Number(given ?? rounds));
    if (writes) writeDocument(writes, text);
    console.log(text);
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, rounds: { type: 'string' }, 'no-build': { type: 'boolean' } },
  });
  const names = positionals.length > 0 ? positionals : ['engine'];
  if (values.help) console.log(help);
  else await run(names, values.rounds, values['no-build'] ? () => {} : buildSite);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
