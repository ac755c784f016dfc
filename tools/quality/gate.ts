import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type Figures, isPassed, judge, type Rule, type Verdict } from './judge.ts';

const file = new URL('baseline.json', import.meta.url);
const baselineSchema = z.record(z.string(), z.record(z.string(), z.number()));

const fewer: Rule = { better: 'less', tolerance: 0 };
const more: Rule = { better: 'more', tolerance: 0 };

/** Figures that must not get worse. Each is measured by the command in its comment, which writes it with `--update`. */
const gates = {
  /** After brotli; new hashes in file names alone change it by a few bytes. npm run budgets */
  'bytes of the site': { better: 'less', tolerance: 0.01 },
  /** npm run budgets */
  'identifiers of type any': fewer,
  /** npm run budgets */
  'production packages': fewer,
  /** npm run lighthouse */
  'Lighthouse scores': more,
  /** Processor time as a multiple of fixed work, which varies by a fifth. npm run lighthouse */
  'main thread of pages': { better: 'less', tolerance: 0.5 },
} satisfies Record<string, Rule>;

type Gate = keyof typeof gates;

/** Compares figures with the committed baseline and fails the process if one got worse; `--update` stores them. */
export function gate(name: Gate, figures: Figures): void {
  const baseline = readBaseline();
  const verdicts = judge(gates[name], baseline[name] ?? {}, figures);
  console.log(report(name, verdicts));
  if (process.argv.includes('--update')) {
    writeFileSync(file, `${JSON.stringify({ ...baseline, [name]: figures }, null, 2)}\n`);
  } else if (!verdicts.every(isPassed)) {
    process.exitCode = 1;
  }
}

function readBaseline(): Record<string, Figures> {
  return baselineSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function report(name: string, verdicts: readonly Verdict[]): string {
  const changed = verdicts.filter(({ outcome }) => outcome !== 'same');
  const title = `${name}: ${count(verdicts.length)}, ${changed.length === 0 ? 'as before' : `${changed.length} changed`}`;
  const width = Math.max(0, ...changed.map((verdict) => verdict.name.length));
  return [title, ...changed.map((verdict) => row(verdict, width))].join('\n');
}

function row(verdict: Verdict, width: number): string {
  const before = 'before' in verdict ? String(verdict.before) : '–';
  const now = 'now' in verdict ? String(verdict.now) : '–';
  const mark = isPassed(verdict) ? '✓' : '✗';
  return `  ${mark} ${verdict.name.padEnd(width)} ${before.padStart(9)} → ${now.padStart(9)}  ${verdict.outcome}`;
}

function count(figures: number): string {
  return figures === 1 ? '1 figure' : `${figures} figures`;
}
