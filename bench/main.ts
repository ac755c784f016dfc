import { parseArgs } from 'node:util';
import { buildSite, runProgram } from '@image-converter/tools/programs';
import { benches } from './benches.ts';

const all = Object.entries(benches);

const help = `Usage: npm run bench -- [NAME…] [--rounds N] [--no-build]

Benches, with the files in docs that they write and how long they take. Without a name, engine runs.

${all.map(([name, { measures, writes, minutes }]) => `  ${name.padEnd(10)}${measures} (${writes}, ${minutes} min)`).join('\n')}

Parts of benches, which print their results and write nothing:

${all.flatMap(([name, { parts }]) => (parts ? [`  ${name.padEnd(10)}${parts.join(' ')}`] : [])).join('\n')}

  --rounds N  measure everything N times; savings, simulate and replicas ignore it
  --no-build  use the site as it was last built`;

/** The programs to start, each with the requested parts of its bench. */
function programsFor(names: readonly string[]) {
  return all.flatMap(([name, { programs, parts = [], needsSite }]) => {
    const chosen = parts.filter((part) => names.includes(part));
    if (!names.includes(name) && chosen.length === 0) return [];
    return programs.map((program) => ({ program, needsSite, parts: names.includes(name) ? [] : chosen }));
  });
}

function run(names: readonly string[], rounds: string | undefined, build: () => void): void {
  const unknown = names.find((name) => programsFor([name]).length === 0);
  if (unknown !== undefined) throw new Error(`There is no bench named ${unknown}.\n\n${help}`);
  if (rounds !== undefined && !/^[1-9]\d*$/.test(rounds)) throw new Error('--rounds needs a whole number from 1');
  const programs = programsFor(names);
  if (programs.some(({ needsSite }) => needsSite)) build();
  for (const { program, parts } of programs) runProgram(program, rounds ? [...parts, '--rounds', rounds] : parts);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      rounds: { type: 'string' },
      'no-build': { type: 'boolean' },
    },
  });
  if (values.help) console.log(help);
  else run(positionals.length > 0 ? positionals : ['engine'], values.rounds, values['no-build'] ? () => {} : buildSite);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
