import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ProductionPackage } from '../production-packages.ts';
import { root } from './root.ts';

/** The part of package.json that the notices need. */
const manifestSchema = z.object({
  homepage: z.string().optional(),
  repository: z.union([z.string(), z.object({ url: z.string() })]).optional(),
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
});

function readManifest(folder: string) {
  return manifestSchema.parse(JSON.parse(readFileSync(new URL(`${folder}/package.json`, root), 'utf8')));
}

/** Packages for other systems are not installed here, so all optional packages link to the registry. */
export function homeOf({ name, version, folder, isOptional }: Omit<ProductionPackage, 'partOf'>): string {
  const registry = `https://www.npmjs.com/package/${name}/v/${version}`;
  if (isOptional) return registry;
  const { homepage, repository } = readManifest(folder);
  if (homepage) return homepage;
  const address = typeof repository === 'object' ? repository.url : (repository ?? '');
  const [, place] = address.match(/(?:^|github\.com[/:])([\w.-]+\/[\w.-]+?)(?:\.git)?$/) ?? [];
  return place ? `https://github.com/${place}` : registry;
}

export function authorOf(folder: string): string | undefined {
  const { author } = readManifest(folder);
  return typeof author === 'object' ? author.name : author;
}
