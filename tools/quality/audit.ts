import { spawnSync } from 'node:child_process';
import { z } from 'zod';

/** Asks the registry for known vulnerabilities in what is installed for production. */

const answerSchema = z.union([
  z.object({ vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })) }),
  // The registry is unreachable or does not support audits. Other errors come without a message.
  z.object({ message: z.string() }),
]);

export type Audit = { readonly findings: readonly string[] } | { readonly notReachable: string };

/** Reads what `npm audit --json` prints. */
export function readAudit(json: string): Audit {
  const answer = answerSchema.parse(JSON.parse(json));
  if ('message' in answer) return { notReachable: answer.message };
  return {
    findings: Object.entries(answer.vulnerabilities).map(
      ([name, { severity, range }]) => `${name} ${range}: ${severity}`,
    ),
  };
}

if (import.meta.main) {
  const { stdout } = spawnSync('npm audit --omit=dev --json', { encoding: 'utf8', shell: true });
  const audit = readAudit(stdout);
  if ('notReachable' in audit) {
    console.warn(`Not audited: the registry's audit is not reachable (${audit.notReachable})`);
  } else {
    for (const finding of audit.findings) console.error(finding);
    console.log(`${audit.findings.length} packages with known weaknesses`);
    process.exitCode = audit.findings.length > 0 ? 1 : 0;
  }
}
