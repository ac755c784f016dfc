import { setTimeout as delay } from 'node:timers/promises';
import { type Database, DatabaseUnavailable } from './database.ts';

/** In milliseconds. Shorter than an orchestrator's startup timeout, which is 60 s in deploy/kubernetes. */
interface RetryTimes {
  readonly inAll: number;
  readonly betweenTries: number;
}

const defaultRetryTimes: RetryTimes = { inAll: 30_000, betweenTries: 500 };

/**
 * Opens a database that may not be up yet, because it starts together with this server or its machine is busy. `report`
 * gets the first error, so that the log explains the delay; the last one is thrown.
 */
export async function openWithRetries(
  open: () => Promise<Database>,
  report: (refusal: DatabaseUnavailable) => void,
  { inAll, betweenTries } = defaultRetryTimes,
): Promise<Database> {
  const start = performance.now();
  for (let tries = 1; ; tries++) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || performance.now() - start >= inAll) throw error;
      if (tries === 1) report(error);
      await delay(betweenTries);
    }
  }
}
