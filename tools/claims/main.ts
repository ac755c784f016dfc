import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOutcomes } from '../outcomes.ts';
import { unproven } from './check.ts';
import { claims } from './table.ts';

/** Says which promises of the pages the last runs of `npm run test:unit` and `npm run test:e2e` did not show. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = globSync('{,e2e/}.cache/outcomes/*.json', { cwd: root });
const problems = unproven(
  claims,
  files.flatMap((file) => readOutcomes(readFileSync(`${root}/${file}`, 'utf8'))),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`All ${claims.length} promises of the pages are shown by tests that ran and passed`);
