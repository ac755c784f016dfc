/** What was measured, by name. */
export type Figures = Readonly<Record<string, number>>;

export interface Rule {
  readonly better: 'less' | 'more';
  /** The share of the baseline by which a figure may get worse. */
  readonly tolerance: number;
}

export type Verdict =
  | {
      readonly name: string;
      readonly outcome: 'same' | 'better' | 'worse';
      readonly before: number;
      readonly now: number;
    }
  | { readonly name: string; readonly outcome: 'without a baseline'; readonly now: number }
  | { readonly name: string; readonly outcome: 'no longer measured'; readonly before: number };

/** Compares figures with their baseline. A figure that only one of them has gets a verdict, too, so none is missed. */
export function judge(rule: Rule, baseline: Figures, figures: Figures): Verdict[] {
  const names = new Set([...Object.keys(baseline), ...Object.keys(figures)]);
  return [...names].map((name) => judgeOne(rule, name, baseline[name], figures[name]));
}

function judgeOne(rule: Rule, name: string, before: number | undefined, now: number | undefined): Verdict {
  if (now === undefined) return { name, outcome: 'no longer measured', before: before ?? 0 };
  if (before === undefined) return { name, outcome: 'without a baseline', now };
  const gain = rule.better === 'less' ? before - now : now - before;
  const isWithinTolerance = Math.abs(gain) <= before * rule.tolerance;
  if (isWithinTolerance) return { name, outcome: 'same', before, now };
  return { name, outcome: gain > 0 ? 'better' : 'worse', before, now };
}

export function isPassed({ outcome }: Verdict): boolean {
  return outcome === 'same' || outcome === 'better';
}
