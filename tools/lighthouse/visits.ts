/** What Lighthouse found in one visit of a page. */
export interface Visit {
  /** 0 to 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** Whether every category has a score. Lighthouse cannot always measure all of them. */
  readonly isMeasured: boolean;
  /** The sum of all unexpected movements of the page. */
  readonly layoutShift: number;
  /** Audits that found something, by category. */
  readonly found: Readonly<Record<string, readonly string[]>>;
}

/** The category that depends on times, which other work on the machine makes longer. */
const timed = 'performance';
const required = ['accessibility', 'best-practices', 'seo'];

/** The worst of each score of a page that was visited several times, except for what depends on the machine. */
export function scoresOf(visits: readonly Visit[]): Record<string, number> {
  const ids = new Set(counting(visits).flatMap(({ scores }) => Object.keys(scores)));
  ids.delete(timed);
  return Object.fromEntries(
    [...ids].map((id) => [id, Math.min(...counting(visits).map(({ scores }) => scores[id] ?? 0))]),
  );
}

/** What must not be found in any visit, in words. */
export function faultsOf(visits: readonly Visit[]): string[] {
  const faults = counting(visits).flatMap(({ scores, found, layoutShift }) => [
    ...required.filter((id) => scores[id] !== 100).map((id) => `${id} ${scores[id]} (${(found[id] ?? []).join(', ')})`),
    ...(layoutShift === 0 ? [] : [`layout shift ${layoutShift}`]),
  ]);
  return [...new Set(faults)];
}

/** Those in which everything was measured, if there are any. */
function counting(visits: readonly Visit[]): readonly Visit[] {
  const measured = visits.filter(({ isMeasured }) => isMeasured);
  return measured.length > 0 ? measured : visits;
}
