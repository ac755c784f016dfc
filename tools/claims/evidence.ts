import type { Measured } from '@image-converter/web/claims/measured';
import type { Claim, Evidence } from './claim.ts';
import { notInReport } from './report.ts';

/** Where evidence is looked for. */
export interface Records {
  /** Text of a file in the repository; undefined if there is no such file. */
  readonly read: (file: string) => string | undefined;
  readonly measured: Measured;
  /** docs/benchmarks.md. */
  readonly report: string;
}

/** Claims without their evidence, each with what is missing. */
export function unproven(claims: readonly Claim[], records: Records): string[] {
  return claims.flatMap(({ id, evidence }) =>
    evidence.flatMap((one) => missing(one, records)).map((what) => `${id}: ${what}`),
  );
}

function missing(evidence: Evidence, { read, measured, report }: Records): string[] {
  if ('published' in evidence) return [];
  if ('figures' in evidence) return notInReport(evidence.figures, measured, report);
  const { test, file } = evidence;
  const source = read(file);
  if (source === undefined) return [`there is no ${file}`];
  return hasTest(source, test) ? [] : [`${file} has no test “${test}”`];
}

/** Whether there is a test with that title that is not skipped. */
function hasTest(source: string, title: string): boolean {
  const titled = source.replaceAll(/\$\{[^}]*\}/g, '…');
  return ["'", '"', '`'].some((quote) => {
    const [before, after] = titled.split(`${quote}${title}${quote}`, 2);
    return after !== undefined && /(?<!describe|\.skip|\.todo|\.fixme)\(\s*$/.test(before ?? '');
  });
}
