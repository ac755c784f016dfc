import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { url: string } | { failure: string };
  }
}

/** Starts one PostgreSQL for all tests of a run. Where it is not installed, only the tests that use it fail. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  try {
    const { url, stop } = await startPostgres();
    project.provide('postgres', { url });
    return stop;
  } catch (error) {
    project.provide('postgres', { failure: String(error) });
    return undefined;
  }
}
