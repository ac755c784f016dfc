import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { z } from 'zod';

const hostingSchema = z.object({
  headers: z.record(z.string(), z.string()),
  caching: z.object({ pages: z.string(), assets: z.string(), others: z.string() }),
  assets: z.string(),
  root: z.object({ path: z.string(), to: z.string(), status: z.literal(302) }),
  serviceWorker: z.string(),
  shares: z.record(z.string(), z.string()),
  prefixes: z.array(z.string()),
});

/** The rendered site: the file for each URL, and how it is served. */
export interface RenderedSite {
  folder: string;
  hosting: z.output<typeof hostingSchema>;
  /** URL → file, for everything with a URL. A request's path never leads to any other file. */
  files: ReadonlyMap<string, string>;
}

/** Reads the build output: the files in `folder`, and the hosting rules next to it. */
export function readRenderedSite(directory: string): RenderedSite {
  const folder = resolve(directory);
  const hosting = hostingSchema.parse(JSON.parse(readFileSync(join(folder, '..', 'hosting.json'), 'utf8')));
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return { folder, hosting, files: new Map(names.filter(hasAddress).map((name) => [addressOf(name), name])) };
}

/** Compressed variants, error pages and rules for other hosts have no URL of their own. */
function hasAddress(name: string): boolean {
  return !/\.(br|gz)$/.test(name) && !['index.html', '404.html', '_headers', '_redirects'].includes(name);
}

function addressOf(name: string): string {
  return `/${name.replace(/\.html$/, '')}`;
}
