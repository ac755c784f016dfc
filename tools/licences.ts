import { readFileSync, writeFileSync } from 'node:fs';
import { overview } from './licences/overview.ts';
import { root } from './licences/root.ts';
import { servedNotices } from './licences/served.ts';
import { lockfileSchema, type ProductionPackage, productionPackages } from './production-packages.ts';

const allowed = new Set(
  'MIT ISC BSD-2-Clause BSD-3-Clause Apache-2.0 0BSD BlueOak-1.0.0 CC0-1.0 OFL-1.1 Unlicense Zlib'.split(' '),
);

/** The LGPL is fine as long as the part is a separate file that anybody can replace. */
const replaceable = /^(libheif-js|@img\/sharp-(libvips-|win32-|wasm32).*)$/;
const lgpl = /^LGPL-3\.0(-or-later|-only)?$/;

function readLockfile() {
  return lockfileSchema.parse(JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')));
}

export function readProductionPackages(): ProductionPackage[] {
  return productionPackages(readLockfile());
}

/** What only the build needs, but leaves something in the pages: the display face, base styles, loader and runtime. */
const leaveSomethingInThePages = ['@fontsource/bricolage-grotesque', 'rolldown', 'tailwindcss', 'vite'];

/** Packages that are partly sent to a visitor's browser. */
export function readShippedPackages(): Omit<ProductionPackage, 'partOf'>[] {
  const { packages } = readLockfile();
  const tools = leaveSomethingInThePages.map((name) => {
    const folder = `node_modules/${name}`;
    const { version = '', license: licence = '' } = packages[folder] ?? {};
    return { name, version, licence, folder, isOptional: false };
  });
  return [...readProductionPackages().filter(({ partOf }) => partOf.includes('pages')), ...tools];
}

/** Packages whose licence we do not accept, each with that licence. */
export function unacceptable(packages: readonly Pick<ProductionPackage, 'name' | 'licence'>[]): string[] {
  return packages
    .filter(({ name, licence }) => !isAcceptable(name, licence))
    .map(({ name, licence }) => `${name}: ${licence || 'no licence named'}`);
}

/** At least one of several alternatives must be allowed; of a combination, every part must be. */
function isAcceptable(name: string, expression: string): boolean {
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((alternative) =>
    alternative
      .split(' AND ')
      .every((licence) => allowed.has(licence) || (lgpl.test(licence) && replaceable.test(name))),
  );
}

/** The notice files, relative to the root of the repository, and their expected contents. */
export function notices(): { path: string; content: string }[] {
  return [
    { path: 'THIRD-PARTY-NOTICES.md', content: overview(readProductionPackages()) },
    { path: 'apps/web/public/third-party-notices.txt', content: servedNotices(readShippedPackages()) },
  ];
}

if (import.meta.main) {
  const problems = unacceptable([...readProductionPackages(), ...readShippedPackages()]);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  for (const { path, content } of notices()) writeFileSync(new URL(path, root), content);
}
