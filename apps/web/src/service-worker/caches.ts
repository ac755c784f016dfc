/** The caches that the worker fills; any other on this origin is not ours. */
export const ownCaches = {
  /** Hashed files of this release, and of the one before while a page of it may still be open. */
  files: 'site-files',
  /** Pages that were seen, each under an address that names its release. */
  pages: 'site-pages',
  /** An empty entry for each part that is to be kept, through all releases. */
  parts: 'kept-parts',
  /** Files that another program shared, until a page takes them. */
  shared: 'shared-files',
} as const;

/** The name of a file that waits for a page. */
export const nameHeader = 'x-file-name';

/** Our server sends compressed files with "Vary", which says nothing about what is kept here. */
export const byAddress: CacheQueryOptions = { ignoreVary: true };
