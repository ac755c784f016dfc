import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lessSwellingTiff, tiff } from '../testing/pictures.ts';
import { refusalOf } from '../testing/refusal.ts';
import { rowsOf } from '../testing/rows.ts';
import { startServer } from '../testing/server.ts';
import { convertOnce } from '../testing/traffic.ts';
import { convertUnread } from '../testing/unread.ts';

it('the slot of an unread answer is held, and free again soon; its visitor is no failure', async () => {
  const environment = {
    CONVERSION_CHILDREN: '1',
    CONVERSION_SLOTS: '1',
    METRICS_TOKEN: 'token',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const { visitor, dataDir, close } = await startServer(environment, { unread: 1000 });
  onTestFinished(close);
  const metrics = async () => {
    const headers = { authorization: 'Bearer token' };
    return (await fetch(`${visitor.origin}/metrics`, { headers })).text();
  };
  const other = visitor.at('192.0.2.1');

  const job = await visitor.uploaded(lessSwellingTiff(), tiff);
  const unread = convertUnread(visitor, job);
  // More than a megabyte.
  await expect.poll(metrics).toMatch(/^unsent_answer_bytes \d{7,}$/m);
  expect(await refusalOf(await other.create(1))).toBe('BUSY');
  await expect.poll(() => existsSync(join(dataDir, 'temp-conversions', 'temp', job.id))).toBe(false);
  await unread;
  await expect.poll(() => convertOnce(other)).toBe('ok');
  await expect.poll(metrics).toMatch(/^unsent_answer_bytes 0$/m);
  await expect.poll(metrics).toContain('conversion_duration_seconds_count{outcome="ABORTED"} 1\n');
  const row = () => rowsOf(dataDir).jobs.find(({ id }) => id === job.id);
  await expect.poll(row).toMatchObject({ status: 'failed', stored: 0 });
  // The server logs its own conversions in the background, so either row may be the first.
  const logged = () => rowsOf(dataDir).conversions.map(({ conversion_type }) => conversion_type);
  await expect.poll(() => logged().sort()).toEqual(['client', 'server']);
});
