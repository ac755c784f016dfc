/** Arguments for a process of Node whose decoding processes are to start and run as those of the tests themselves do. */
export const preloaded: readonly string[] = ['equal-priority.ts', 'compiled-children.ts'].map(
  (file) => `--import=${new URL(file, import.meta.url)}`,
);
