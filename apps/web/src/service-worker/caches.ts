/** The caches of the worker; any other cache on this origin is not ours. */
export const ownCaches = {
  /** Hashed files of this release, and of the previous one while one of its pages may be open. */
  files: 'site-files',
  /** Visited pages, each under a URL that includes its release. */
  pages: 'site-pages',
  /** One empty entry per part to keep cached across releases. */
  parts: 'kept-parts',
  /** Files shared by another program, until a page takes them. */
  shared: 'shared-files',
} as const;

/** Name of a shared file. */
export const nameHeader = 'x-file-name';

/** Our server sends compressed files with "Vary", which is irrelevant for cached ones. */
export const byAddress: CacheQueryOptions = { ignoreVary: true };
