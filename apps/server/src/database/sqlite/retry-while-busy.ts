import Sqlite from 'better-sqlite3';

const betweenTries = 10;

/**
 * Retries `work` while another process blocks it, up to this time limit. SQLite itself waits for locks, except where
 * that could deadlock: if two servers switch the journal mode of a new file at the same moment, one fails at once.
 */
export function retryWhileBusy<Result>(milliseconds: number, work: () => Result): Result {
  const end = performance.now() + milliseconds;
  for (;;) {
    try {
      return work();
    } catch (error) {
      const isBusy = error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
      if (!isBusy || performance.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, betweenTries);
    }
  }
}
