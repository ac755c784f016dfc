import { parseArgs } from 'node:util';
import { buildSite } from '@image-converter/tools/programs';
import { conversions } from './conversions.ts';

interface Bench {
  readonly measures: string;
  /** The file in docs that it writes. */
  readonly writes?: string;
  readonly minutes: number;
  readonly rounds?: number;
  readonly needsSite?: true;
  /** Parts that can be measured alone, which prints the result and writes nothing. */
  readonly parts?: readonly string[];
  /** Resolves to the report. */
  readonly run: (rounds: number, parts: readonly string[]) => Promise<string>;
}

/** The formats and pairs that a bench converts. */
function partsOf(name: 'engine' | 'inputs'): string[] {
  const own = conversions.filter(({ bench }) => bench === name);
  const names = own.flatMap(({ from, pair }) => [from.split('-')[0] ?? '', ...(pair ? [pair] : [])]);
  return [...new Set(names)].sort((a, b) => a.length - b.length);
}

/** Each loads its modules when it runs, so that the help is printed at once. */
const benches: Record<string, Bench> = {
  engine: {
    measures: 'the engine and the server compared with their peers',
    writes: 'benchmarks.md',
    minutes: 30,
    rounds: 7,
    needsSite: true,
    parts: partsOf('engine'),
    run: async (rounds, parts) => {
      const { measureAll, measureSome } = await import('./engine.ts');
      return parts.length > 0 ? measureSome(parts, rounds) : measureAll(rounds);
    },
  },
  inputs: {
    measures: 'our decoders compared with native tools',
    writes: 'benchmarks/inputs.md',
    minutes: 5,
    rounds: 5,
    parts: partsOf('inputs'),
    needsSite: true,
    run: async (rounds, parts) => {
      const { measureBench, measureSome } = await import('./engine.ts');
      return parts.length > 0 ? measureSome(parts, rounds) : measureBench('inputs', rounds);
    },
  },
  outputs: {
    measures: 'our encoders of AVIF, GIF and animated WebP compared with sharp',
    writes: 'benchmarks/outputs.md',
    minutes: 3,
    rounds: 5,
    needsSite: true,
    run: async (rounds) => (await import('./engine.ts')).measureBench('outputs', rounds),
  },
  options: {
    measures: 'what each option costs, beside sharp',
    writes: 'benchmarks/options.md',
    minutes: 3,
    rounds: 5,
    needsSite: true,
    run: async (rounds) => (await import('./engine.ts')).measureBench('options', rounds),
  },
  batch: {
    measures: 'a thousand small files compared with sharp',
    writes: 'benchmarks/batch.md',
    minutes: 5,
    rounds: 3,
    needsSite: true,
    run: async (rounds) => (await import('./batch.ts')).measureBatch(rounds),
  },
  visits: {
    measures: 'the first and the second visit over a slow network',
    writes: 'benchmarks/visits.md',
    minutes: 2,
    rounds: 5,
    needsSite: true,
    run: async (rounds) => (await import('./visits.ts')).measureVisits(rounds),
  },
  savings: {
    measures: 'what WebP saves on real pictures',
    writes: 'benchmarks.md',
    minutes: 10,
    needsSite: true,
    run: async () => (await import('./engine.ts')).measureOnlySavings(),
  },
  server: {
    measures: 'the server compared with native tools',
    minutes: 10,
    rounds: 5,
    run: async (rounds) => {
      const [{ measureServer, serverSection }, { markdown }] = [
        await import('./server.ts'),
        await import('./report.ts'),
      ];
      const { results, sections } = await measureServer(rounds);
      return markdown('The server', '', [serverSection(results), ...sections]);
    },
  },
  simulate: {
    measures: 'a day with a million visitors on 1 to 64 replicas',
    writes: 'scaling.md',
    minutes: 2,
    run: async () => (await import('./simulation/report.ts')).simulate(),
  },
};

const all = Object.entries(benches);

const help = `Usage: npm run bench -- [NAME…] [--rounds N] [--no-build]

Benches, with the files in docs that they write and how long they take. Without a name, engine runs.

${all.map(([name, { measures, writes = 'prints only', minutes }]) => `  ${name.padEnd(10)}${measures} (${writes}, ${minutes} min)`).join('\n')}

Parts of benches, which print their results and write nothing:

${all.flatMap(([name, { parts }]) => (parts ? [`  ${name.padEnd(10)}${parts.join(' ')}`] : [])).join('\n')}

  --rounds N  measure everything N times
  --no-build  use the site as it was last built`;

async function run(names: readonly string[], given: string | undefined, build: () => void): Promise<void> {
  const chosen = all.flatMap(([name, bench]) => {
    const parts = bench.parts?.filter((part) => names.includes(part)) ?? [];
    if (names.includes(name)) return [{ ...bench, chosenParts: [] }];
    return parts.length > 0 ? [{ ...bench, chosenParts: parts }] : [];
  });
  const known = all.flatMap(([name, { parts = [] }]) => [name, ...parts]);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no bench named ${unknown}.\n\n${help}`);
  if (given !== undefined && !/^[1-9]\d*$/.test(given)) throw new Error('--rounds needs a whole number from 1');
  if (chosen.some(({ needsSite }) => needsSite)) build();
  const { writeDocument } = await import('./report.ts');
  for (const { run, rounds = 1, writes, chosenParts } of chosen) {
    const text = await run(Number(given ?? rounds), chosenParts);
    if (writes && chosenParts.length === 0) writeDocument(writes, text);
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
