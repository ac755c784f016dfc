import { expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../database/database.ts';
import type { LogRow } from '../database/rows.ts';
import { RowWriter } from './row-writer.ts';

const row = (fileSize: number): LogRow => ({
  createdAt: 0,
  sourceFormat: 'heic',
  targetFormat: 'jpg',
  fileSize,
  conversionType: 'server',
  success: true,
  processingTimeMs: 1,
  userAgent: '',
});

function setUp() {
  const written: number[] = [];
  const outage = { error: undefined as Error | undefined };
  const logConversions = vi.fn(async (rows: readonly LogRow[]) => {
    if (outage.error) throw outage.error;
    written.push(...rows.map(({ fileSize }) => fileSize));
  });
  const [logRowLost, warn] = [vi.fn(), vi.fn()];
  const writer = new RowWriter({ database: { logConversions }, metrics: { logRowLost }, warn }, 1);
  return { written, outage, logConversions, logRowLost, warn, writer };
}

it('writes each row', async () => {
  const { writer, written } = setUp();
  for (const size of [1, 2, 3]) writer.add(row(size));
  await writer.end();
  expect(written).toEqual([1, 2, 3]);
});

it('keeps rows while the database is away, and writes them when it is back', async () => {
  const { writer, written, outage, logConversions, logRowLost } = setUp();
  outage.error = new DatabaseUnavailable('stopped');
  for (const size of [1, 2]) writer.add(row(size));
  await expect.poll(() => logConversions.mock.calls.length).toBeGreaterThan(2);
  outage.error = undefined;
  await expect.poll(() => written).toEqual([1, 2]);
  expect(logRowLost).not.toHaveBeenCalled();
});

it.each([
  ['the database stays away when the server ends', new DatabaseUnavailable('stopped')],
  ['the database refuses them', new Error('no such column')],
])('gives rows up, and counts them, if %s', async (_, error) => {
  const { writer, written, outage, logRowLost, warn } = setUp();
  outage.error = error;
  for (const size of [1, 2]) writer.add(row(size));
  await writer.end();
  expect([written, logRowLost.mock.calls.length]).toEqual([[], 2]);
  expect(warn).toHaveBeenCalledOnce();
});
