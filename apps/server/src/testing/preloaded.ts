/** Node arguments that give a process's decoding children the same priority as those of the tests. */
export const preloaded: readonly string[] = [`--import=${new URL('equal-priority.ts', import.meta.url)}`];
