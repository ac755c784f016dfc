import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { attempt } from '../testing/attempt.ts';
import { smallTiff, tiff } from '../testing/pictures.ts';
import { refusalOf } from '../testing/refusal.ts';
import { rowsOf } from '../testing/rows.ts';
import { rounds } from '../testing/scale.ts';
import { prepareServerProcess } from '../testing/server-process.ts';
import { smallDisks } from '../testing/small-disk.ts';

const megabyte = new Uint8Array(1_000_000);
const disks = smallDisks.flatMap((disk) => rounds('FULL_DISKS').map((round) => ({ ...disk, round })));

it.each(disks)('$name refuses an upload and leaves nothing of it ($round)', async (disk) => {
  const survived = attempt(`The bucket meets ${disk.name}`);
  const server = await prepareServerProcess();
  const { visitor } = server;
  const bucket = join(server.dataDir, 'temp-conversions');
  const names = () => disk.names(server.pid, bucket).filter((name) => !['filler', 'temp'].includes(name));
  try {
    mkdirSync(bucket, { recursive: true });
    await server.start(disk.launcher(bucket));
    const canStore = async () => (await (await fetch(`${server.origin}/readyz`)).json()).storage;
    expect(await canStore()).toBe(true);
    disk.fill(server.pid, bucket);
    await expect.poll(canStore).toBe(false);
    const refused = await visitor.job(megabyte.length);
    expect(await refusalOf(await visitor.upload(refused, megabyte))).toBe('UNAVAILABLE');
    expect(names()).toEqual([]);
    expect(rowsOf(server.dataDir).jobs).toMatchObject([{ id: refused.id, status: 'failed', stored: 0 }]);

    disk.makeRoom(server.pid, bucket);
    await expect.poll(canStore).toBe(true);
    expect((await visitor.upload(await visitor.job(megabyte.length), megabyte)).status).toBe(200);
    expect((await visitor.convert(await visitor.uploaded(smallTiff, tiff))).status).toBe(200);
    expect(names()).toHaveLength(2);
    survived();
  } finally {
    await server.close();
  }
});
