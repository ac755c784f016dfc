import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictureHeaders } from '@image-converter/contract/calls';
import { convertCall } from '@image-converter/contract/convert-call';
import { reportSchema } from '@image-converter/contract/schemas';
import { fixture } from '@image-converter/corpus/fixtures';
import { tiledSize } from '@image-converter/corpus/fixtures/heif/drawings';
import { pdfFile } from '@image-converter/corpus/fixtures/pdf';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallTiff } from '../testing/pictures.ts';
import { apiKey, convertAtOnce } from '../testing/program.ts';
import { refusalOf } from '../testing/refusal.ts';
import { rowsOf } from '../testing/rows.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    API_KEYS: `${apiKey} another-key-of-the-same-server`,
    API_RATE_LIMIT: '100000',
    CONVERSION_CHILDREN: '1',
    CONVERSION_SLOTS: '1000',
  });
});
afterAll(() => server.close());

const convert = (...[bytes, sent]: [Uint8Array<ArrayBuffer>, Parameters<typeof convertAtOnce>[2]?]) =>
  convertAtOnce(server.visitor.origin, bytes, sent);

function bucket(): string[] {
  const folder = join(server.dataDir, 'temp-conversions', 'temp');
  return existsSync(folder) ? readdirSync(folder) : [];
}

const lastLogged = () => rowsOf(server.dataDir).conversions.at(-1);
const lastJob = () => rowsOf(server.dataDir).jobs.at(-1);

async function sizeOf(bytes: ArrayBuffer | Uint8Array) {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
}

describe('one call', () => {
  it('turns a file into a JPG, logs it as it was, and keeps nothing', {
    tags: ['@promise:upload-deleted', '@promise:nothing-stored'],
  }, async () => {
    const answer = await convert(smallTiff);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="converted.jpg"',
      'cache-control': 'no-store',
      [pictureHeaders.width]: '100',
      [pictureHeaders.pages]: '1',
    });
    expect(reportSchema.parse(JSON.parse(answer.headers.get(pictureHeaders.report) ?? ''))).toMatchObject({
      encoder: 'sharp',
    });
    expect(bucket()).toEqual([]);
    expect(await sizeOf(await answer.arrayBuffer())).toEqual({ format: 'jpeg', width: 100, height: 100 });
    await expect.poll(lastJob).toMatchObject({ status: 'completed', original_filename: '', visitor: null, stored: 0 });
    await expect.poll(lastLogged).toMatchObject({
      source_format: 'tiff',
      target_format: 'jpg',
      file_size: smallTiff.length,
      conversion_type: 'server',
      success: 1,
      user_agent: 'node',
    });
    expect(lastLogged()?.processing_time_ms).toBeGreaterThan(0);
  });

  it('obeys options, each in a field or several as JSON', async () => {
    const ways = [
      { target_format: 'webp', enlarge: 'true', size: '{"percent":150}' },
      { options: '{"target_format":"webp","enlarge":true,"size":{"percent":150}}' },
      { options: '{"target_format":"png","enlarge":true}', target_format: 'webp', size: '{"percent":150}' },
    ];
    for (const fields of ways) {
      const answer = await convert(smallTiff, { fields });
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(await sizeOf(await answer.arrayBuffer())).toMatchObject({ width: 150, height: 150 });
    }
  });

  it('takes a file for what its bytes say, with any name or none', async () => {
    const heic = await fixture('tiles.heic');
    for (const name of ['a.tif', '', '"; name="x', '../../etc/passwd\0']) {
      const answer = await convert(heic, { name });
      expect(await sizeOf(await answer.arrayBuffer())).toEqual({ format: 'jpeg', ...tiledSize });
    }
    expect(lastLogged()).toMatchObject({ source_format: 'heic', file_size: heic.length });
  });

  it('answers several pictures as a ZIP', async () => {
    const pages = [1, 2, 3].map((inches) => ({ width: 72 * inches, height: 72, colour: [1, 0, 0] as const }));
    const answer = await convert(pdfFile(pages), { fields: { pages: '2-3', dpi: '72', target_format: 'png' } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="converted.zip"',
      [pictureHeaders.pages]: '3',
    });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['1.png', '2.png']);
    const sizes = await Promise.all(Object.values(files).map(sizeOf));
    expect(sizes.map(({ width }) => width)).toEqual([144, 216]);
  });

  it('names the icons of a website by what they are', async () => {
    const fields = { target_format: 'ico', favicons: 'true' };
    const files = unzipSync(new Uint8Array(await (await convert(smallTiff, { fields })).arrayBuffer()));
    expect(Object.keys(files)).toEqual(['1.ico', '2.png', '3.png', '4.png']);
  });

  it('accepts each of its keys', async () => {
    expect((await convert(smallTiff, { key: 'another-key-of-the-same-server' })).status).toBe(200);
  });
});

describe('one call is refused', () => {
  const text = new TextEncoder().encode('no picture at all');

  it.each(['wrong', '', `${apiKey}x`, 'anonymous'])('with the key "%s", before anything is read', async (key) => {
    const answer = await convert(smallTiff, { key });
    expect([answer.status, await refusalOf(answer)]).toEqual([401, 'UNAUTHORIZED']);
  });

  it.each([
    ['an option that nobody knows', { sharpness: '2' }, 'an unknown field'],
    ['a quality beyond 100', { quality: '101' }, 'quality'],
    ['a quality that is a text', { quality: '"80"' }, 'quality'],
    ['a target that is not written', { target_format: 'heic' }, 'target_format'],
    ['options that are a list', { options: '[1]' }, 'options'],
    ['options that are no JSON', { options: '{' }, 'options'],
    ['a property of every object', JSON.parse('{"__proto__":"{\\"quality\\":80}"}'), 'an unknown field'],
    ['the target of another call', { target: 'png' }, 'an unknown field'],
  ])('with %s, which it names', async (_, fields, name) => {
    const answer = await convert(smallTiff, { fields });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST', message: `Not valid: ${name}` });
  });

  it('with a file that is no picture, without a job', async () => {
    const jobs = rowsOf(server.dataDir).jobs.length;
    expect(await refusalOf(await convert(text))).toBe('FORMAT_MISMATCH');
    expect(rowsOf(server.dataDir).jobs).toHaveLength(jobs);
  });

  it('with a damaged file, which is logged and deleted', async () => {
    const answer = await convert(smallTiff.subarray(0, smallTiff.length - 40));
    expect(answer.status).toBe(422);
    expect(['CORRUPT', 'INCOMPLETE']).toContain(await refusalOf(answer));
    await expect.poll(lastLogged).toMatchObject({ success: 0, file_size: smallTiff.length - 40 });
    expect(bucket()).toEqual([]);
  });

  it('with another body than a form', async () => {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
    const answer = await fetch(server.visitor.origin + convertCall.path, { ...convertCall, headers, body: '{}' });
    expect(await refusalOf(answer)).toBe('INVALID_REQUEST');
  });
});

it('is in the description of the API, with its own key and fields', async () => {
  const description = await (await fetch(`${server.visitor.origin}/api/openapi.json`)).json();
  const { post } = description.paths[convertCall.path];
  expect(post.security).toEqual([{ operatorKey: [] }]);
  expect(description.components.securitySchemes.operatorKey).toEqual({ type: 'http', scheme: 'bearer' });
  const { schema } = post.requestBody.content['multipart/form-data'];
  expect(schema.required).toEqual(['file']);
  expect(Object.keys(schema.properties)).toEqual(
    expect.arrayContaining(['file', 'options', 'target_format', 'quality']),
  );
});

it('does not exist without keys', async () => {
  const other = await startServer({ CONVERSION_CHILDREN: '1' });
  try {
    expect((await convertAtOnce(other.visitor.origin, smallTiff)).status).toBe(404);
    const description = await (await fetch(`${other.visitor.origin}/api/openapi.json`)).text();
    expect(description).not.toContain(convertCall.path);
    expect(description).not.toContain('operatorKey');
  } finally {
    await other.close();
  }
});
