import Sqlite from 'better-sqlite3';
import { expect, it, vi } from 'vitest';
import { retryWhileBusy } from './retry-while-busy.ts';

const busy = new Sqlite.SqliteError('database is locked', 'SQLITE_BUSY');
const fail = (error: Error) => () => {
  throw error;
};

it('what another process was in the way of is tried again', () => {
  const work = vi.fn(() => 'done').mockImplementationOnce(fail(busy));
  expect(retryWhileBusy(60_000, work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

it('who is in the way for too long is told of', () => {
  const work = vi.fn(fail(busy));
  expect(() => retryWhileBusy(30, work)).toThrow(busy);
  expect(work.mock.calls.length).toBeGreaterThan(1);
});

it('nothing else is tried again', () => {
  const full = new Sqlite.SqliteError('database or disk is full', 'SQLITE_FULL');
  const work = vi.fn(fail(full));
  expect(() => retryWhileBusy(60_000, work)).toThrow(full);
  expect(work).toHaveBeenCalledOnce();
});
