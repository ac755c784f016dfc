/** Node arguments that give a process's decoding children the same priority and compile cache as those of the tests. */
export const preloaded: readonly string[] = ['equal-priority.ts', 'compiled-children.ts'].map(
  (file) => `--import=${new URL(file, import.meta.url)}`,
);
