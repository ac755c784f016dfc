import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { readProductionPackages, unacceptable } from '../licences.ts';
import { gate } from './gate.ts';
import type { Figures } from './judge.ts';
import { siteWeights } from './site-weight.ts';
import { typeCoverage } from './type-coverage.ts';

/** Compares what can be measured without a browser with the baseline. `--update` writes the baseline. */

const root = new URL('../../', import.meta.url);
const built = new URL('apps/web/dist/', root);

/** The workspaces, from the projects that `tsc --build` checks. */
function workspaces(): string[] {
  const { references } = z
    .object({ references: z.array(z.object({ path: z.string() })) })
    .parse(JSON.parse(readFileSync(new URL('tsconfig.json', root), 'utf8')));
  return references.map(({ path }) => path);
}

function packageFigures(): Figures {
  const packages = readProductionPackages();
  return {
    'of the pages': packages.filter(({ partOf }) => partOf.includes('pages')).length,
    'of the server': packages.filter(({ partOf }) => partOf.includes('server')).length,
    'under a licence not agreed to': unacceptable(packages).length,
  };
}

if (!existsSync(built)) throw new Error('There is no built site to weigh: npm run build');
gate('bytes of the site', siteWeights(built));
const { anys, typedShare } = typeCoverage(root, workspaces());
gate('identifiers of type any', anys);
console.log(`  ${typedShare.toFixed(2)} % of all identifiers have a type`);
gate('production packages', packageFigures());
