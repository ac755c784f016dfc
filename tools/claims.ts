import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measured } from '@image-converter/web/claims/measured';
import { outdatedPages } from './claims/built-pages.ts';
import type { Claim, NoClaim } from './claims/claim.ts';
import { type Records, unproven } from './claims/evidence.ts';
import { noClaims } from './claims/no-claims.ts';
import { claims } from './claims/table.ts';
import { everySentence, type Sentence } from './claims/texts.ts';
import { uncovered, unsaid } from './claims/unclaimed.ts';

const root = new URL('../', import.meta.url);

function readFromRoot(file: string): string | undefined {
  const address = new URL(file, root);
  return existsSync(address) ? readFileSync(address, 'utf8') : undefined;
}

export const records: Records = {
  read: readFromRoot,
  measured,
  report: readFromRoot('docs/benchmarks.md') ?? '',
};

export interface Statement {
  readonly sentences: readonly Sentence[];
  readonly claims: readonly Claim[];
  readonly noClaims: readonly NoClaim[];
  readonly records: Records;
}

/** Claims in the texts that neither the report nor a test backs, and claims in the table that no text makes. */
export function unbacked({ sentences, claims, noClaims, records }: Statement): string[] {
  return [
    ...uncovered(sentences, [...claims, ...noClaims]),
    ...unsaid(sentences, claims),
    ...unproven(claims, records),
  ];
}

if (import.meta.main) {
  const sentences = await everySentence();
  const site = fileURLToPath(new URL('apps/web/dist/site', root));
  const problems = [...unbacked({ sentences, claims, noClaims, records }), ...(await outdatedPages(site))];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  console.log(`${claims.length} claims in ${sentences.length} sentences are backed`);
}
