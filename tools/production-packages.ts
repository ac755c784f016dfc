import { z } from 'zod';

/** The part of package-lock.json that the licences need. */
export const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      resolved: z.string().optional(),
      optional: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

type Lockfile = z.output<typeof lockfileSchema>;
type Entry = Lockfile['packages'][string];

type Product = 'pages' | 'server';

export interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; empty if the package names none. */
  readonly licence: string;
  /** Where it is installed, relative to the root of the repository. */
  readonly folder: string;
  /** Not installed on every system. */
  readonly isOptional: boolean;
  readonly partOf: readonly Product[];
}

/** All packages that the pages ship and the server runs, on all systems; not those that only build or test them. */
export function productionPackages({ packages }: Lockfile): ProductionPackage[] {
  const reached: Record<Product, Set<string>> = {
    pages: reachedFrom(packages, ['apps/web']),
    // The root's optional dependencies are the Node that the server runs on.
    server: reachedFrom(packages, [
      'apps/server',
      ...Object.keys(packages['']?.optionalDependencies ?? {}).map((name) => `node_modules/${name}`),
    ]),
  };
  const folders = new Set([...reached.pages, ...reached.server]);
  return [...folders]
    .filter((folder) => folder.includes('node_modules/'))
    .map((folder) => ({
      ...describe(folder, packages[folder] ?? {}),
      partOf: (['pages', 'server'] as const).filter((product) => reached[product].has(folder)),
    }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

function describe(folder: string, { version, license, optional }: Entry) {
  return {
    name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: version ?? '',
    licence: license ?? '',
    folder,
    isOptional: optional ?? false,
  };
}

function reachedFrom(packages: Lockfile['packages'], starts: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const entry = packages[folder];
    if (!entry) throw new Error(`The lockfile has no ${folder}`);
    if (entry.link) {
      waiting.push(entry.resolved ?? '');
      continue;
    }
    if (reached.has(folder)) continue;
    reached.add(folder);
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      waiting.push(installed(packages, folder, name));
    }
  }
  return reached;
}

/** Looks for a package as Node does: in the nearest node_modules, then further up. */
function installed(packages: Lockfile['packages'], from: string, name: string): string {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (folder === '') throw new Error(`The lockfile has no ${name}, which ${from} needs`);
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
