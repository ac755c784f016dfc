import type { Tally } from './tally.ts';

export interface Run {
  readonly command: string;
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly minutes: number;
  readonly tallies: readonly Tally[];
}

const format = new Intl.NumberFormat('en');

export function tableOf(tallies: readonly Tally[]): string {
  const rows = tallies.map(({ fault, tried, survived, counts, notes }) => {
    const counted = Object.entries(counts).map(([name, count]) => `${format.format(count)} ${name}`);
    const cells = [tried, survived, tried - survived].map((count) => format.format(count));
    return `| ${[fault, ...cells, [...counted, ...notes].join('; ')].join(' | ')} |`;
  });
  return ['| fault | tried | survived | lost | measured |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}

/** The document with the part of this command replaced. */
export function withRun(document: string, { command, date, commit, machine, minutes, tallies }: Run): string {
  const marks = new RegExp(`(<!-- ${command} -->)[\\s\\S]*?(<!-- end -->)`);
  if (!marks.test(document)) throw new Error(`docs/reliability.md has no place for ${command}`);
  const origin = `Run on ${date} at commit ${commit} in ${minutes} min (${machine}).`;
  return document.replace(marks, (_, start, end) => `${start}\n${origin}\n\n${tableOf(tallies)}\n${end}`);
}
