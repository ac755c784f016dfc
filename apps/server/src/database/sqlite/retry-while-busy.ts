import Sqlite from 'better-sqlite3';

const betweenTries = 10;

/**
 * Does what another process may be in the way of, for at most this long. SQLite itself waits, except where two might wait
 * for each other: of two servers that switch the journal of a new file at the same moment, one is refused at once.
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
