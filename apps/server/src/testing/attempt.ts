import { TestRunner } from 'vitest';

/** One attempt of a test, for the table of `node tools/reliability.ts`. */
export interface Attempt {
  readonly fault: string;
  readonly tried: number;
  readonly survived: number;
  /** Added up over all attempts at the same fault. */
  readonly counts?: Readonly<Record<string, number>>;
  /** Measurements, in words. */
  readonly note?: string;
}

declare module 'vitest' {
  interface TaskMeta {
    attempt?: Attempt;
  }
}

/** Belongs to the running test. The attempt counts as lost until the returned function is called. */
export function attempt(fault: string): (ending?: Partial<Attempt>) => void {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error('Attempts are made by tests');
  const { meta } = test;
  meta.attempt = { fault, tried: 1, survived: 0 };
  return (ending) => {
    meta.attempt = { fault, tried: 1, survived: 1, ...ending };
  };
}
