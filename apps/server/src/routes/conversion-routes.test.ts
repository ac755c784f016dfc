import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictureHeaders } from '@image-converter/contract/calls';
import { apiErrorSchema, jobSchema } from '@image-converter/contract/schemas';
import { fixture } from '@image-converter/corpus/fixtures';
import { tiledSize } from '@image-converter/corpus/fixtures/heif/drawings';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../testing/rows.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ CONVERSION_CHILDREN: '1', CONVERSION_SLOTS: '1000' });
});
afterAll(() => server.close());

async function smallTiff(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#3366cc' } });
  return new Uint8Array(await picture.tiff({ compression: 'lzw' }).toBuffer());
}

const tiff = { original_filename: 'blue.tif', source_format: 'tif' };

async function refusal(response: Response) {
  return { status: response.status, code: apiErrorSchema.parse(await response.json()).code };
}

function bucket(): string[] {
  try {
    return readdirSync(join(server.dataDir, 'temp-conversions', 'temp'), { recursive: true }).map(String);
  } catch {
    return [];
  }
}

const rowOf = (id: string) => rowsOf(server.dataDir).jobs.find((row) => row.id === id);

/** The server logs its own conversions in the background, so a row may appear after the answer. */
const lastLogged = () => rowsOf(server.dataDir).conversions.at(-1);

describe('the five calls', () => {
  it('turn a TIFF into a JPG, and nothing of it stays', {
    tags: ['@promise:upload-deleted', '@promise:nothing-stored'],
  }, async () => {
    const { visitor } = server;
    const bytes = await smallTiff();
    const created = await visitor.create(bytes.length, tiff);
    expect(created.status).toBe(201);
    const job = jobSchema.parse(await created.json());
    expect(job).toMatchObject({ status: 'pending', storage_path: null, source_format: 'tif' });

    const uploaded = await visitor.upload(job, bytes, 'blue.tif');
    expect(await uploaded.json()).toEqual({ storage_path: `temp/${job.id}/file.tif` });
    expect(bucket()).toContain(join(job.id, 'file.tif'));

    const updated = await visitor.update(job, { storage_path: `temp/${job.id}/blue.tif` });
    expect(await updated.json()).toMatchObject({ status: 'processing', storage_path: `temp/${job.id}/file.tif` });

    const converted = await visitor.convert(job);
    expect(converted.status).toBe(200);
    expect(Object.fromEntries(converted.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment/),
      [pictureHeaders.width]: '40',
      [pictureHeaders.height]: '30',
      [pictureHeaders.pages]: '1',
    });
    const { format, width, height } = await sharp(await converted.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 40, height: 30 });

    expect(bucket()).not.toContain(job.id);
    // The slot is held until the answer is sent.
    await expect
      .poll(() => rowOf(job.id))
      .toMatchObject({
        status: 'completed',
        original_filename: '',
        storage_path: null,
        visitor: null,
        stored: 0,
      });
    await expect.poll(lastLogged).toMatchObject({
      source_format: 'tif',
      target_format: 'jpg',
      file_size: bytes.length,
      conversion_type: 'server',
      success: 1,
      user_agent: 'node',
    });
    expect(lastLogged()?.processing_time_ms).toBeGreaterThan(0);
  });

  it('take a HEIC', async () => {
    const converted = await server.visitor.convert(await server.visitor.uploaded(await fixture('tiles.heic')));
    const { format, width, height } = await sharp(await converted.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...tiledSize });
  });

  it('log a conversion of the browser with the user agent of the request', async () => {
    const response = await server.visitor.log({ source_format: 'webp', file_size: 77, success: false });
    expect(response.status).toBe(201);
    // The conversion of an earlier test may be logged after this one.
    const logged = rowsOf(server.dataDir).conversions.find(({ file_size }) => file_size === 77);
    expect(logged).toMatchObject({
      source_format: 'webp',
      conversion_type: 'client',
      success: 0,
      user_agent: 'node',
    });
  });

  it('log a whole batch of the browser in one call', async () => {
    const batch = Array.from({ length: 100 }, (_, index) => ({ file_size: 5_000_000 + index }));
    expect((await server.visitor.logRows(batch)).status).toBe(201);
    const sizes = rowsOf(server.dataDir).conversions.map(({ file_size }) => Number(file_size));
    expect(sizes.filter((size) => size >= 5_000_000).sort()).toEqual(batch.map(({ file_size }) => file_size));
  });
});

describe('a call is refused', () => {
  it.each([
    ['a name of no characters', { original_filename: '' }],
    ['a format the server does not take', { source_format: 'png' }],
    ['a target that is not written', { target_format: 'heic' }],
    ['a quality beyond 100', { options: { quality: 101 } }],
    ['an option that nobody knows', { options: { sharpness: 2 } }],
    ['no bytes', { file_size: 0 }],
    ['more than 50 MB', { file_size: 50 * 1024 * 1024 + 1 }],
    ['a fraction of a byte', { file_size: 1.5 }],
    ['a field nobody asked for', { owner: 'me' }],
  ])('when a job announces %s', async (_, changes) => {
    expect(await refusal(await server.visitor.create(10, changes))).toEqual({ status: 400, code: 'INVALID_REQUEST' });
  });

  it.each([
    ['that it ran on the server', { conversion_type: 'server' }],
    ['a user agent of its own', { user_agent: 'x' }],
    ['an unknown format', { source_format: 'exe' }],
    ['a negative time', { processing_time_ms: -1 }],
    ['more time than a day can sum up', { processing_time_ms: Number.MAX_SAFE_INTEGER }],
    ['more bytes than a day can sum up', { file_size: Number.MAX_SAFE_INTEGER }],
  ])('when a log row claims %s', async (_, changes) => {
    expect(await refusal(await server.visitor.log(changes))).toEqual({ status: 400, code: 'INVALID_REQUEST' });
  });

  it.each([
    ['no row', []],
    ['more rows than a call may have', Array.from({ length: 101 }, () => ({}))],
    ['one row that is wrong', [{}, { success: 'yes' }]],
  ])('when a batch for the log has %s', async (_, batch) => {
    const before = rowsOf(server.dataDir).conversions.length;
    expect(await refusal(await server.visitor.logRows(batch))).toEqual({ status: 400, code: 'INVALID_REQUEST' });
    expect(rowsOf(server.dataDir).conversions).toHaveLength(before);
  });

  it('without the public key, on each of the five and on giving up', async () => {
    const { Visitor } = await import('../testing/visitor.ts');
    const job = await server.visitor.job(4);
    const stranger = new Visitor(server.visitor.origin, 'wrong');
    const answers = [
      await stranger.create(4),
      await stranger.upload(job, new Uint8Array(4)),
      await stranger.update(job),
      await stranger.convert(job),
      await stranger.log(),
      await stranger.giveUp(job),
    ];
    for (const answer of answers) expect(await refusal(answer)).toEqual({ status: 401, code: 'UNAUTHORIZED' });
  });

  it('for a job that nobody created', async () => {
    const { visitor } = server;
    const ghost = { ...(await visitor.job(4)), id: crypto.randomUUID() };
    const answers = [
      await visitor.upload(ghost, new Uint8Array(4)),
      await visitor.update(ghost),
      await visitor.convert(ghost),
    ];
    for (const answer of answers) expect(await refusal(answer)).toEqual({ status: 404, code: 'NOT_FOUND' });
  });

  it('for an id that is none', async () => {
    const job = { ...(await server.visitor.job(4)), id: '../../x' };
    expect(await refusal(await server.visitor.convert(job))).toEqual({ status: 400, code: 'INVALID_REQUEST' });
    expect(await refusal(await server.visitor.upload(job, new Uint8Array(4)))).toMatchObject({ status: 400 });
    expect(await refusal(await server.visitor.giveUp({ id: 'none' }))).toMatchObject({ status: 400 });
  });

  it('when a step comes twice, or before its turn', async () => {
    const { visitor } = server;
    const bytes = await smallTiff();
    const job = await visitor.job(bytes.length, tiff);
    const again = { status: 409, code: 'ALREADY_DONE' };
    expect(await refusal(await visitor.update(job))).toEqual(again);
    expect(await refusal(await visitor.convert(job))).toEqual(again);
    expect((await visitor.upload(job, bytes)).status).toBe(200);
    expect(await refusal(await visitor.upload(job, bytes))).toEqual(again);
    expect((await visitor.update(job)).status).toBe(200);
    const both = await Promise.all([visitor.convert(job), visitor.convert(job)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refusal(await visitor.convert(job))).toEqual(again);
  });

  it('when the path is not where the file was uploaded', async () => {
    const { visitor } = server;
    const job = await visitor.job(4);
    await visitor.upload(job, new Uint8Array(4));
    const other = await visitor.update(job, { storage_path: `temp/${job.id}/../x` });
    expect(await refusal(other)).toEqual({ status: 400, code: 'INVALID_REQUEST' });
  });

  it('for anything else under /api', async () => {
    const { origin } = server.visitor;
    for (const [method, path] of [
      ['GET', '/api/conversion_jobs'],
      ['GET', '/api/conversions'],
      ['DELETE', '/api/conversion_jobs'],
      ['GET', '/api/'],
    ] as const) {
      const response = await fetch(origin + path, { method, headers: { apikey: 'anonymous' } });
      expect(await refusal(response)).toEqual({ status: 404, code: 'NOT_FOUND' });
    }
  });
});

describe('a file that cannot be converted', () => {
  it.each([
    ['a text', new TextEncoder().encode('no picture at all'), 'FORMAT_MISMATCH'],
    ['a TIFF that is cut off', new Uint8Array([0x49, 0x49, 42, 0, 8, 0, 0, 0]), 'CORRUPT'],
  ])('(%s) is refused with its code, and nothing of it stays', async (_, bytes, code) => {
    const job = await server.visitor.uploaded(bytes, tiff);
    const answer = await refusal(await server.visitor.convert(job));
    expect(answer.status).toBe(422);
    expect([code, 'INCOMPLETE']).toContain(answer.code);
    expect(bucket()).not.toContain(job.id);
    expect(rowOf(job.id)?.status).toBe('failed');
    await expect.poll(lastLogged).toMatchObject({ conversion_type: 'server', success: 0, file_size: bytes.length });
  });
});
